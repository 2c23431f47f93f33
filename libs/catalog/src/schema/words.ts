import { z } from 'zod';

/** A name or a short text. */
export const name = z.string().trim().min(1).max(500);
/** A sentence or a few. */
export const prose = z.string().trim().min(1).max(4_000);
export const count = z.int().min(0);
export const positiveCount = z.int().min(1);
export const positive = z.number().positive();
/** `2025-07`, where only the year is known `2025`. */
export const month = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'a year or a month like 2026-10');
