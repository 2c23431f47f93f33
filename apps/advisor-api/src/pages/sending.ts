import type { CatalogPort } from '@compute-advisor/application';
import { applyDecorators, Header } from '@nestjs/common';
import type { Request } from 'express';

/** A handler whose text is a finished page. Plans depend on prices, so nothing keeps them unasked. */
export const Page = (): MethodDecorator =>
  applyDecorators(Header('content-type', 'text/html; charset=utf-8'), Header('cache-control', 'private, no-cache'));

/** Scheme and host under which this request reached us. */
export function originOf(request: Request): string {
  const host = request.get('host') ?? '';
  return `${request.protocol}://${/^[A-Za-z0-9.:[\]_-]{1,255}$/.test(host) ? host : 'localhost'}`;
}

/** A GPU's name by its catalog id; the id itself for parts outside the catalog. */
export function nameOfGpu(catalog: CatalogPort): (gpuId: string) => string {
  const names = new Map(catalog.current().gpus.map((gpu) => [gpu.id, gpu.name]));
  return (gpuId) => names.get(gpuId) ?? gpuId.replace(/^custom\//, '');
}
