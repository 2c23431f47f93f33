import { Injectable, type PipeTransform } from '@nestjs/common';
import { type AdviseBody, readAdviseBody } from './advise.request';

/** Holds a parsed body to the rules of the contract. */
@Injectable()
export class ProblemValidationPipe implements PipeTransform<unknown, AdviseBody> {
  /** @throws {ProblemError} 400 that names every offending field at once. */
  transform(value: unknown): AdviseBody {
    return readAdviseBody(value);
  }
}
