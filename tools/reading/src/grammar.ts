/** Writes descriptions from a specification: roles in frames of several languages, between sentences that must change
 *  nothing. The same seed writes the same texts. */

/** A figure of the specification and the words for it in one language; `#` stands for the figure. */
interface Frame {
  readonly member: string;
  readonly values: readonly number[];
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** One text and what it states, by member of the reading. */
export interface Written {
  readonly text: string;
  readonly states: Readonly<Record<string, number | string>>;
  readonly language: string;
}

const FRAMES: readonly Frame[] = [
  {
    member: 'concurrentRequests',
    values: [6, 12, 25, 48, 90, 150, 320],
    words: {
      en: ['# concurrent requests', '# people at the same time', '# sessions in parallel', 'at peak # users at once'],
      de: ['# gleichzeitige Anfragen', '# Leute gleichzeitig', '# parallele Sitzungen'],
      es: ['# usuarios a la vez', '# peticiones simultáneas'],
      fr: ['# requêtes simultanées', '# personnes en même temps'],
      it: ['# utenti contemporaneamente', '# richieste in parallelo'],
      pt: ['# usuários ao mesmo tempo', '# requisições em paralelo'],
      nl: ['# gebruikers tegelijk'],
    },
  },
  {
    member: 'totalUsers',
    values: [40, 75, 210, 900, 2600, 14000],
    words: {
      en: ['# employees have access', 'for # colleagues', 'it is for # students', 'we are # lawyers'],
      de: ['# Mitarbeiter haben Zugang', 'für # Studierende'],
      es: ['# empleados tienen acceso', 'para # alumnos'],
      fr: ['# employés ont accès', 'pour # étudiants'],
      it: ['# dipendenti hanno accesso'],
      pt: ['# funcionários têm acesso'],
      nl: ['# medewerkers hebben toegang'],
    },
  },
  {
    member: 'inputTokens',
    values: [350, 800, 1500, 3200, 6000],
    words: {
      en: ['# input tokens', 'prompts of # tokens', 'about # tokens in'],
      de: ['# Token Eingabe', 'Eingabe # Token'],
      es: ['# tokens de entrada'],
      fr: ['# tokens en entrée'],
      it: ['# token in input'],
      pt: ['# tokens de entrada'],
      nl: ['# tokens invoer'],
    },
  },
  {
    member: 'outputTokens',
    values: [60, 150, 300, 700, 1200],
    words: {
      en: ['# output tokens', 'answers of # tokens', '# tokens out'],
      de: ['# Token Ausgabe', 'Antworten mit # Token'],
      es: ['# tokens de salida'],
      fr: ['# tokens en sortie'],
      it: ['# token in output'],
      pt: ['# tokens de saída'],
      nl: ['# tokens uitvoer'],
    },
  },
  {
    member: 'contextTokens',
    values: [8192, 16384, 32768, 131072],
    words: {
      en: ['a context of # tokens', '# tokens of context', 'max-model-len #'],
      de: ['Kontext # Token', '# Token Kontext'],
      es: ['contexto de # tokens'],
      fr: ['contexte de # tokens'],
      it: ['contesto di # token'],
      pt: ['contexto de # tokens'],
      nl: ['context van # tokens'],
    },
  },
  {
    member: 'ttftMs',
    values: [300, 500, 800, 1200],
    words: {
      en: ['TTFT under # ms', 'the first token within # ms'],
      de: ['erstes Token unter # ms'],
      es: ['primer token en menos de # ms'],
      fr: ['premier token sous # ms'],
      it: ['primo token entro # ms'],
      pt: ['primeiro token em menos de # ms'],
      nl: ['eerste token onder # ms'],
    },
  },
  {
    member: 'requestsPerSecond',
    values: [2, 7, 18, 45],
    words: {
      en: ['# requests per second', '# req/s'],
      de: ['# Anfragen pro Sekunde'],
      es: ['# peticiones por segundo'],
      fr: ['# requêtes par seconde'],
      it: ['# richieste al secondo'],
      pt: ['# requisições por segundo'],
      nl: ['# verzoeken per seconde'],
    },
  },
  {
    member: 'utilizationFraction',
    values: [0.15, 0.35, 0.6],
    words: {
      en: ['GPU utilization is #%', 'the GPUs are #% busy'],
      de: ['die GPU-Auslastung liegt bei #%'],
      es: ['utilización de GPU #%'],
      fr: ["taux d'utilisation des GPU #%"],
      it: ['utilizzo delle GPU #%'],
      pt: ['utilização da GPU #%'],
      nl: ['GPU bezetting #%'],
    },
  },
];

const MODELS: readonly (readonly [string, string])[] = [
  ['Llama 3.3 70B', 'meta-llama/Llama-3.3-70B-Instruct'],
  ['Qwen3-32B', 'Qwen/Qwen3-32B'],
  ['Mixtral 8x7B', 'mistralai/Mixtral-8x7B-Instruct-v0.1'],
  ['gpt-oss-120b', 'openai/gpt-oss-120b'],
];
const CARDS: readonly (readonly [string, string])[] = [
  ['H100', 'h100-sxm-80gb'],
  ['L40S', 'l40s-48gb'],
  ['H200', 'h200-sxm-141gb'],
  ['MI300X', 'mi300x-192gb'],
];
const OPENINGS: Readonly<Record<string, readonly string[]>> = {
  en: ['We run @ on &x $.', 'Our cluster: &x $ with @.', 'We have & $ and serve @.'],
  de: ['Wir haben & $ und betreiben darauf @.'],
  es: ['Tenemos & $ y usamos @.'],
  fr: ['Nous avons & $ pour @.'],
  it: ['Abbiamo & $ con @.'],
  pt: ['Temos & $ e rodamos @.'],
  nl: ['We hebben & $ en draaien @.'],
};
/** Figures that are nobody's load, length or wait. */
const NOISE = [
  'vLLM 0.9.1, driver 550.54.15, CUDA 12.4.',
  'The host has 512 GB of RAM and 64 cores.',
  'It listens on port 8000.',
  'Ticket INC-4711, section 3.2.',
  '--gpu-memory-utilization 0.92',
  'Ubuntu 22.04, Python 3.11.',
  'The disk holds 4 TB.',
];

/** Writes one text. @param random numbers from 0 to 1 @param foreign sentences about others, the past and offers */
export function writeText(random: () => number, foreign: readonly string[]): Written {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const language = pick(Object.keys(OPENINGS));
  const [said, model] = pick(MODELS);
  const [card, gpu] = pick(CARDS);
  const count = pick([2, 4, 8, 16]);
  const states: Record<string, number | string> = { model, fleet: `${count} ${gpu}` };
  const opening = pick(OPENINGS[language] ?? [])
    .replace('@', said)
    .replace('&', String(count))
    .replace('$', card);
  const parts: string[] = [];
  const left = [...FRAMES];
  for (let n = 2 + Math.floor(random() * 4); n > 0; n -= 1) {
    const [frame] = left.splice(Math.floor(random() * left.length), 1);
    if (frame === undefined) break;
    const value = pick(frame.values);
    states[frame.member] = value;
    const shown = frame.member === 'utilizationFraction' ? Math.round(value * 100) : value;
    parts.push(pick(frame.words[language] ?? []).replace('#', String(shown)));
  }
  const body = parts.map((p) => `${p.charAt(0).toUpperCase()}${p.slice(1)}${random() < 0.5 ? '.' : ';'}`);
  const extra = Array.from({ length: Math.floor(random() * 4) }, () => (random() < 0.5 ? pick(NOISE) : pick(foreign)));
  const lines = [opening, ...body];
  for (const line of extra) lines.splice(random() < 0.5 ? 0 : lines.length, 0, line);
  return { text: lines.join(random() < 0.3 || lines.some((l) => l.startsWith('>')) ? '\n' : ' '), states, language };
}
