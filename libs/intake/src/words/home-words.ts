import { wordSet } from './word-set';

/** Houses and groups of people that a place is said of, beside those that are tagged. Folded. */
export const GROUPS = wordSet(
  'team teams office offices headquarters hq branch branches factory factories plant plants developers engineers ' +
    'people staff colleagues buro buros standort standorte zentrale hauptsitz niederlassung niederlassungen werk ' +
    'kollegen leute equipe equipes siege bureaux agence agences usine usines gens equipo equipos sede sedes oficina ' +
    'oficinas fabrica fabricas gente squadra squadre ufficio uffici stabilimento filiale filiali equipa equipas ' +
    'escritorio escritorios kantoor kantoren vestiging vestigingen teamleden zespol zespoly biuro biura oddzial ' +
    'oddzialy команда команды офис офисы филиал филиалы завод',
);
/** What people do in a place. Folded. */
export const SITS = wordSet(
  'sit sits sitting work works working live lives are is based located sitzen sitzt arbeiten arbeitet sind ist leben ' +
    'sont est travaillent travaille basees bases situees estan esta trabajan trabaja sono lavorano lavora estao ' +
    'trabalham trabalha zitten zit werken werkt zijn sa pracuja pracuje siedza работают работает сидят находятся',
);
/** What a place does whose people are meant: "London works 8 to 18". Folded. */
export const WORKS = wordSet(
  'works work starts arbeitet beginnt travaille commence trabaja empieza lavora comincia trabalha comeca begint ' +
    'pracuje zaczyna работает начинает',
);

const PLACE_OF_HOST = '(?:host(?:ing|ed)?|stands?|runs?|servers?|machines?|it (?:may|can) (?:stand|run)|location)';
/** Ways to leave open where the machines stand, as they stand in a text. */
export const HOSTED_ANYWHERE = new RegExp(
  '(?<!\\p{L})(?:' +
    [
      `${PLACE_OF_HOST}(?: (?:is|can be|may be|it|stand|run|ok|fine))* (?:anywhere|wherever)`,
      `where (?:it|this|that|they|the \\p{L}+) (?:is |are )?(?:hosted|runs?|stands?|sits?)` +
        `(?: \\p{L}+)? (?:does(?:n['’]t| not) matter|is (?:up to you|open|not important|irrelevant))`,
      'no preference (?:where|for) (?:it|the) (?:runs?|is hosted|hosting|region)',
      '(?:gehostet wird|hosting|standort der (?:server|maschinen)|wo es (?:läuft|steht)|' +
        'wo gehostet wird)(?: ist)?(?: uns)?,? (?:egal(?: wo)?|beliebig|gleichgültig|überall möglich)',
      "l['’]hébergement (?:est libre|importe peu|peut être n['’]importe où)|hébergé n['’]importe où|peu importe où",
      '(?:el )?(?:alojamiento|hosting)(?: nos)? (?:da igual|es indiferente|donde sea)|da igual dónde',
      "(?:l['’])?hosting (?:è indifferente|dove volete|ovunque)|non importa dove",
      'hosting (?:tanto faz|em qualquer lugar)|não importa onde|maakt niet uit waar|hosting (?:overal|maakt niet uit)',
      'hosting (?:gdziekolwiek|obojętne gdzie)|obojętne gdzie|' +
        '(?:хостинг|размещение) (?:где угодно|не важно)|не важно,? где',
    ].join('|') +
    ')(?!\\p{L})',
  'iu',
);
