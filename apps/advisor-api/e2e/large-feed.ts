import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An offer of a part that nobody knows, in the form of the feed `toolshed`. */
const OFFER = {
  provider: 'nobody',
  gpu_key: 'Unheard-of 1',
  gpu_model_raw: 'Unheard-of 1 40GB',
  vram_gb: 40,
  gpu_count: 8,
  price_per_gpu_hr_usd: 3.5,
  pricing_type: 'on-demand',
  available: true,
};

/** A server with one price document that is as large as asked for, held back until it is released. */
export class LargeFeed {
  private release: () => void = () => undefined;
  private readonly released = new Promise<void>((go) => {
    this.release = go;
  });
  private readonly server: Server;

  constructor(megabytes: number) {
    const offer = JSON.stringify(OFFER);
    const offers = Array.from({ length: Math.ceil((megabytes * 1e6) / (offer.length + 1)) }, () => offer).join(',');
    const document = Buffer.from(`{"collected_at":"${new Date().toISOString()}","offers":[${offers}]}`);
    this.server = createServer((_request, response) => {
      void this.released.then(() => response.setHeader('content-type', 'application/json').end(document));
    });
  }

  /** @returns the address of the document */
  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/prices.json`;
  }

  /** Sends it to whoever has asked and asks from now on. */
  send(): void {
    this.release();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
