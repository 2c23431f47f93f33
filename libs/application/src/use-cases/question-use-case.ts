import type { Reading } from '@compute-advisor/intake';
import type { AdviseRequest } from '../advise-request';
import type { AdvisorPorts, FiledAdvice } from '../advisor';
import type { Decision } from '../answer/assemble';
import { interpret } from '../interpretation/interpret';
import type { Question } from '../interpretation/question';
import { fleetOfBest, partsOutsideCatalog } from './current-fleet';
import { currentSituation } from './current-situation';
import { fileAnswer, wordAnswer } from './file-answer';
import { type Books, plan, type Planned } from './planned';

/** What the four questions have in common: interpret, lay against the market, decide, word, file. Each says only what it decides. */
export abstract class QuestionUseCase {
  constructor(protected readonly ports: AdvisorPorts) {}

  /** The answer, filed. @throws {AnalysesUnavailable} */
  async run(request: AdviseRequest, reading: Reading, books: Books): Promise<FiledAdvice> {
    return fileAnswer(this.answer(request, reading, books), request, books, this.ports);
  }

  /** The answer without filing it. Pure. */
  answer(request: AdviseRequest, reading: Reading, books: Books): FiledAdvice {
    const planned = this.lay(this.ask(request, reading, books), books);
    return wordAnswer(planned, this.decide(planned), this.ports);
  }

  protected ask(request: AdviseRequest, reading: Reading, books: Books): Question {
    return interpret(request, reading, books.catalog);
  }

  protected lay(question: Question, books: Books): Planned {
    return plan(question, books, partsOutsideCatalog(question, books.catalog));
  }

  protected abstract decide(planned: Planned): Decision;

  /** The current fleet beside a plan, when one is stated or a price asks for one. */
  protected situation(p: Planned, notes: string[]): Pick<Decision, 'fleet' | 'assessment' | 'cost'> {
    const fleet =
      p.question.fleet ?? (p.question.request.currentPricePerGpuHour === undefined ? undefined : fleetOfBest(p));
    return fleet === undefined ? {} : currentSituation(p, fleet, false, notes);
  }
}
