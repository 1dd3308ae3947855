// Shows the story of a game: of this browser's unit, whether its page is open or not, or of a backup.

import { Host } from "../../worker/host.js";
import * as engine from "../engine.js";
import { named } from "../names.js";
import { withNames } from "../../story.js";
import { $, both, keep, language, say, stamped } from "../../words.js";

let host = null, text = "", story = "";

// Get the saved game from the page that runs the unit, or from the flash if none does.
function saved() {
  return new Promise((done) => {
    const channel = new BroadcastChannel("courtier-cable");
    const ask = () => channel.postMessage({ tellStory: true });
    channel.onmessage = ({ data }) => data.story && done(data.story);
    engine.on("elsewhere", ask);
    engine.on("open", () => engine.send("backup"));
    engine.on("backup", (message) => {
      engine.close();
      done(message.text);
    });
    engine.connect();
  });
}

async function showStory(found) {
  text = found;
  say(both("Un instant…", "One moment…"));
  try {
    host ??= new Host();
    story = await host.call("report", text, language);
    $("guide").href = `../../guides/${/data-guide="([^"]+)"/.exec(story)[1]}`;
    $("paper").srcdoc = withNames(story, { script: false });
    $("paper").hidden = $("results").hidden = false;
    say("");
  } catch (error) {
    say(error.message, true);
  }
}

$("page-game").onclick = async () => {
  say(both("Un instant…", "One moment…"));
  showStory(await saved());
};
$("file").onchange = async ({ target }) => {
  if (target.files[0]) showStory(await target.files[0].slice(0, 1 << 20).text());
  target.value = "";
};
$("keep").onclick = () => keep(withNames(story), stamped("courtier-report", "html"), "text/html");
$("text").onclick = async () =>
  keep(named(await host.call("history", text, language, "text")), stamped("courtier", "txt"), "text/plain");
$("csv").onclick = async () =>
  keep(await host.call("history", text, language, "csv"), stamped("courtier", "csv"), "text/csv");
