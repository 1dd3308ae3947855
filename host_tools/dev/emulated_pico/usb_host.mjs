// The PC at the USB cable: recognises the board and opens its two serial ports, the console and data.
import {
  createSetupPacket, getDescriptorPacket, setDeviceAddressPacket, setDeviceConfigurationPacket,
  DataDirection, DescriptorType, SetupRecipient, SetupType,
} from 'rp2040js';

const INTERFACE = 4, ENDPOINT = 5;           // kinds of descriptors
const CDC_CONTROL = 2, CDC_DATA = 10;        // classes of interfaces
const SET_LINE_STATE = 0x22, DTR_AND_RTS = 3;

/** One serial port: the bytes to send, and how many the board will take. */
class Port {
  constructor(usb) { this.usb = usb; this.control = -1; this.in = -1; this.out = -1; this.queue = []; this.room = 0; }
  send(bytes) { this.queue.push(...bytes); this.pump(); }
  /** The board takes `size` bytes; nothing happens until there is something to send. */
  take(size) { this.room = size; this.pump(); }
  pump() {
    if (!this.room || !this.queue.length) return;
    const bytes = Uint8Array.from(this.queue.splice(0, Math.min(this.room, 64)));
    this.room = 0;
    this.usb.endpointReadDone(this.out, bytes);
  }
  /** Tell the board whether a program has the port open. */
  open(on) {
    this.usb.sendSetupPacket(createSetupPacket({
      dataDirection: DataDirection.HostToDevice, type: SetupType.Class,
      recipient: SetupRecipient.Interface ?? 1, bRequest: SET_LINE_STATE,
      wValue: on ? DTR_AND_RTS : 0, wIndex: this.control, wLength: 0 }));
  }
}

export class UsbHost {
  /** `heard(name, bytes)` is called with the bytes from the board's port "console" or "data". */
  constructor(usb, heard) {
    this.usb = usb; this.heard = heard;
    this.console = new Port(usb); this.data = new Port(usb);
    this.state = 'off'; this.size = 0; this.descriptor = [];
    usb.onUSBEnabled = () => usb.resetDevice();
    usb.onResetReceived = () => { this.state = 'address'; usb.sendSetupPacket(setDeviceAddressPacket(1)); };
    usb.onEndpointWrite = (endpoint, bytes) => this.fromBoard(endpoint, bytes);
    usb.onEndpointRead = (endpoint, size) => {
      for (const port of [this.console, this.data]) if (endpoint === port.out) { port.take(size); break; }
    };
  }
  get connected() { return this.state === 'up'; }
  fromBoard(endpoint, bytes) {
    if (endpoint === 0) this.enumerate(bytes);
    else if (bytes.length && endpoint === this.console.in) this.heard('console', bytes);
    else if (bytes.length && endpoint === this.data.in) this.heard('data', bytes);
  }
  /** The next step of recognising the board, at the end of the one before. */
  enumerate(bytes) {
    const { usb } = this, whole = DescriptorType.Configration;
    if (bytes.length === 0) {
      if (this.state === 'address') { this.state = 'size'; usb.sendSetupPacket(getDescriptorPacket(whole, 9)); }
      else if (this.state === 'configuration') { this.state = 'opening'; this.console.open(true); }
      else if (this.state === 'opening') this.state = 'up';
    } else if (this.state === 'size') {
      this.size = bytes[2] | (bytes[3] << 8); this.state = 'descriptor'; this.descriptor = [];
      usb.sendSetupPacket(getDescriptorPacket(whole, this.size));
    } else if (this.state === 'descriptor') {
      this.descriptor.push(...bytes);
      if (this.descriptor.length >= this.size) {
        this.findPorts();
        this.state = 'configuration';
        usb.sendSetupPacket(setDeviceConfigurationPacket(1));
      }
    }
  }
  /** The first serial port of the descriptor is the console, the second is data. */
  findPorts() {
    const d = this.descriptor, ports = [this.console, this.data];
    let kind = -1, controls = 0, datas = 0;
    for (let i = 0; i < d.length && d[i] >= 2; i += d[i]) {
      if (d[i + 1] === INTERFACE) {
        kind = d[i + 5];
        if (kind === CDC_CONTROL && controls < 2) ports[controls++].control = d[i + 2];
        if (kind === CDC_DATA && d[i + 4] === 2) datas++;
      } else if (d[i + 1] === ENDPOINT && kind === CDC_DATA && datas >= 1 && datas <= 2) {
        const at = d[i + 2];
        if (at & 0x80) ports[datas - 1].in = at & 15; else ports[datas - 1].out = at & 15;
      }
    }
  }
}
