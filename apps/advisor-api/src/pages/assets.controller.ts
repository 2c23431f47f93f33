import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProblemError } from '../http/problem';
import { Assets } from './resources';

/** Script, style and icon of the pages. With its version in the address a file never changes and may be kept for good. */
@Controller('assets')
export class AssetsController {
  constructor(@Inject(Assets) private readonly assets: Assets) {}

  @Get(':name')
  send(
    @Param('name') name: string,
    @Query('v') version: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): void {
    const asset = this.assets.find(name);
    if (asset === undefined) throw new ProblemError(404, 'No such file.');
    const etag = `"${asset.version}"`;
    response.setHeader(
      'cache-control',
      version === asset.version ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    );
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.status(304).end();
      return;
    }
    response.setHeader('content-type', asset.type);
    response.end(asset.content);
  }
}
