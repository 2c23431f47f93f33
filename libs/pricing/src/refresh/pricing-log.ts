/** Where refreshes are told. `details` are plain values; nothing secret is among them. */
export interface PricingLog {
  info(message: string, details: Readonly<Record<string, unknown>>): void;
  warn(message: string, details: Readonly<Record<string, unknown>>): void;
}

export const SILENT_LOG: PricingLog = { info: () => undefined, warn: () => undefined };
