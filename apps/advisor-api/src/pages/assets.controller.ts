import { Controller, Get, Inject, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import { matches } from '../http/etag.interceptor';
import { NotCounted } from '../http/rate-limit.guard';
import { ProblemError } from '../http/problem';
import { Assets } from './resources';

/** Script, style and icon of the pages. With its version in the address a file never changes and may be kept for good.
 */
@Controller('assets')
@NotCounted()
export class AssetsController {
  constructor(@Inject(Assets) private readonly assets: Assets) {}

  @Get(':name')
  send(
    @Param('name') name: string,
    @Query('v') version: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): StreamableFile | string {
    const asset = this.assets.find(name);
    if (asset === undefined) throw new ProblemError(404, 'No such file.');
    const etag = `"${asset.version}"`;
    response.setHeader(
      'cache-control',
      version === asset.version ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    );
    response.setHeader('etag', etag);
    if (matches(request.headers['if-none-match'], etag)) {
      response.status(304);
      return '';
    }
    response.setHeader('content-type', asset.type);
    return asset.type === 'image/svg+xml' || asset.type.startsWith('text/')
      ? asset.content.toString('utf8')
      : new StreamableFile(asset.content, { length: asset.content.length });
  }
}
