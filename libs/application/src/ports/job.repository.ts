/** receiving: requests still arrive, nobody works on it; open: answers are being made, or wait for their turn;
 *  complete: every line has its result; cancelled: nothing more is answered. */
export type JobState = 'receiving' | 'open' | 'complete' | 'cancelled';

/** A great many requests that are answered without anybody waiting on the line. */
export interface Job {
  readonly jobId: string;
  readonly state: JobState;
  /** Lines that ask for something; those answered and those that have a problem instead are among them. */
  readonly lines: number;
  readonly answered: number;
  readonly failed: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** When it was complete or cancelled. */
  readonly finishedAt?: string;
}

/** Some lines of a job that follow each other: what one worker takes at a time. */
export interface JobPiece {
  /** From 0, without gaps. */
  readonly place: number;
  readonly lines: number;
  /** Number of its last line, counted from 1 through the whole job. */
  readonly lastLine: number;
  /** Text that only the worker reads. */
  readonly requests: string;
}

/** A piece that one worker has for itself until the lease ends. */
export interface ClaimedPiece {
  readonly jobId: string;
  readonly place: number;
  readonly holder: string;
  readonly requests: string;
}

/** What became of a piece; `results` is text that only whoever reads results understands. */
export interface PieceOutcome {
  readonly answered: number;
  readonly failed: number;
  readonly results: string;
}

export interface PieceResults {
  readonly place: number;
  readonly lastLine: number;
  readonly results: string;
}

/** What a key stands for: a job, and the digest of what was sent under it (absent while it is being received). */
export interface JobUnderKey {
  readonly job: Job;
  readonly digest?: string;
}

/** The queue of the service. Shared by all replicas: each piece is completed exactly once, whoever works on it and
 *  whoever is killed meanwhile. Every method rejects with {@link JobsUnavailable} when the store is out of reach, and
 *  with nothing else of its own; what resolved is durable. */
export interface JobRepository {
  /** Opens a job to be received. False: the key names another one. One under the same key that nobody has added to for
   *  a minute, its sender gone, gives way. */
  open(jobId: string, key?: string): Promise<boolean>;
  /** Adds pieces to a job that is being received. */
  add(jobId: string, pieces: readonly JobPiece[]): Promise<void>;
  /** All of it has arrived: from now on it is worked on. Its lines are those of its pieces. */
  seal(jobId: string, digest: string): Promise<Job>;
  /** Removes a job that is being received. */
  discard(jobId: string): Promise<void>;
  /** Undefined for an id nobody knows, and for one that is being received. */
  find(jobId: string): Promise<Job | undefined>;
  underKey(key: string): Promise<JobUnderKey | undefined>;
  /** Nothing more of an open job is answered; one that is over stays as it is. Undefined: nobody knows it. */
  cancel(jobId: string): Promise<Job | undefined>;
  /** The next piece that nobody works on, jobs taking turns; undefined: there is none. A holder that does not renew is
   *  taken to be gone after `leaseMs`. */
  claim(holder: string, leaseMs: number): Promise<ClaimedPiece | undefined>;
  /** False: the piece is no longer ours, or nobody wants it any more. */
  renew(piece: ClaimedPiece, leaseMs: number): Promise<boolean>;
  /** Puts the results of a piece down, once. False: it was taken over by another or is done already, and nothing
   *  changed. */
  complete(piece: ClaimedPiece, outcome: PieceOutcome): Promise<boolean>;
  /** Gives back everything that a holder has. */
  release(holder: string): Promise<void>;
  /** Results from the piece with the line after `afterLine` on, in order, at most `most`; up to the first that is not
   *  there yet, or past it for a job that is over. */
  results(jobId: string, afterLine: number, most: number): Promise<readonly PieceResults[]>;
}

/** The queue is out of reach; callers answer 503 with Retry-After. */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable';
}
