import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { AnalysisRepository, CatalogPort, PricingPort } from '@compute-advisor/application';
import { bookOf } from '@compute-advisor/contract';
import { createMcpServer, type AdvisorDoor } from '@compute-advisor/mcp';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Request, Response } from 'express';
import { Answers } from '../composition/answering';
import { clientSignalOf } from './client-signal';
import { readJsonBody } from './json-body';

/** The tools of agents over streamable HTTP. No session is kept: every request is answered by itself, so that any
 *  replica can. */
@Controller('mcp')
export class McpController {
  constructor(
    @Inject(Answers) private readonly answers: Answers,
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
    @Inject(PricingPort) private readonly pricing: PricingPort,
    @Inject(AnalysisRepository) private readonly analyses: AnalysisRepository,
  ) {}

  @Post()
  async post(@Req() request: Request, @Res() response: Response): Promise<void> {
    const bytes: unknown = request.body;
    const message = readJsonBody(request.headers['content-type'], Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
    const gone = clientSignalOf(response);
    const server = createMcpServer(this.door(gone));
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.once('close', () => {
      void transport.close();
      void server.close();
    });
    // Its session id may be undefined, which the interface of a transport does not say.
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    await transport.handleRequest(request, response, message);
  }

  private door(gone: AbortSignal): AdvisorDoor {
    return {
      ask: async (asked) => (await this.answers.ask(asked, gone)).body,
      find: async (analysisId) => (await this.analyses.find(analysisId))?.responseBody,
      catalog: () => this.catalog.current(),
      prices: () => bookOf(this.pricing),
    };
  }
}
