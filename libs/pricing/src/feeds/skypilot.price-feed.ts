import type { GpuNames } from '../readings/gpu-names';
import { FetchFailure } from '../http/fetch-failure';
import type { HttpClient } from '../http/http-client';
import { dayIn, dayOf, digestOf, isObject, parseJson, textOf, utf8 } from './document';
import { fetchFirst } from './fetch-first';
import type { FeedFetch, LastFetch, PriceFeed } from './price-feed';
import { readSkypilotCsv } from './skypilot-reading';

/** Where the history of the files is told, for sources that do not date the files themselves. */
export interface CommitHistory {
  readonly commits: URL;
  readonly root: string;
}

/** One cloud's file of the SkyPilot catalog. A feed of its own, so that one cloud's damage leaves the others alone. */
export class SkypilotPriceFeed implements PriceFeed {
  readonly name: string;
  private readonly paths: readonly string[];
  private readonly folder: URL;

  /** `base`: one schema's folder (`.../catalogs/v8`), or the folder of all schemas, of which the newest that has the
   *  cloud is read. */
  constructor(
    private readonly cloud: string,
    base: URL,
    private readonly http: HttpClient,
    private readonly history?: CommitHistory,
  ) {
    this.name = `skypilot/${cloud}`;
    this.folder = base.pathname.endsWith('/') ? base : new URL(`${base.href}/`);
    const file = `${cloud}/vms.csv`;
    this.paths = /\/v\d+\/$/.test(this.folder.pathname) ? [file] : [`v9/${file}`, `v8/${file}`, `v6/${file}`, file];
  }

  async fetch(names: GpuNames, last: LastFetch | undefined, nowMs: number): Promise<FeedFetch> {
    const fetched = await fetchFirst(
      this.http,
      this.paths.map((path) => new URL(path, this.folder)),
      last,
    );
    if (!fetched.modified) return fetched;
    const { body, url, ...validators } = fetched;
    const contentDigest = digestOf(body);
    const sourceDate = await this.dateOf(url, contentDigest, validators.lastModified, last, nowMs);
    return { ...validators, contentDigest, reading: await readSkypilotCsv(this.cloud, utf8(body), names, sourceDate) };
  }

  close(): Promise<void> {
    return this.http.close();
  }

  /** The file's own date: what the server or the history says; else the day these bytes were first seen. Bytes seen
   *  before keep their date. */
  private async dateOf(
    url: URL,
    digest: string,
    lastModified: string | undefined,
    last: LastFetch | undefined,
    nowMs: number,
  ): Promise<string> {
    if (last?.contentDigest === digest) return last.sourceDate;
    const stated = dayIn(lastModified);
    if (stated !== undefined) return stated;
    if (!this.history) return dayOf(nowMs);
    try {
      return await this.committedOn(url, this.history);
    } catch (error) {
      // A change since the last look is at most as old as that look. Bytes never seen before could be of any age, and
      // an unknown date is not made up.
      if (last) return dayOf(nowMs);
      throw error;
    }
  }

  private async committedOn(url: URL, { commits, root }: CommitHistory): Promise<string> {
    const address = new URL(commits.href);
    address.searchParams.set('path', `${root}/${decodeURI(url.pathname.slice(this.folder.pathname.length))}`);
    address.searchParams.set('per_page', '1');
    const fetched = await this.http.get(address);
    const list = fetched.modified ? parseJson(fetched.body) : undefined;
    const commit: unknown = Array.isArray(list) && isObject(list[0]) ? list[0]['commit'] : undefined;
    const committer = isObject(commit) ? commit['committer'] : undefined;
    const day = isObject(committer) ? dayIn(textOf(committer['date'])) : undefined;
    if (day === undefined) throw new FetchFailure(`${address.host} does not say when the file was changed`, false);
    return day;
  }
}
