import { readsAs } from '../testing/rounded-reading.spec';

const LOAD = 'Llama 3.3 70B, 50 at once, 2,000 tokens in, 300 out';

describe('hours of a meeting, of maintenance or of one day are not those of the service', () => {
  it.each([
    [`Minutes of 12 November, 14:00 to 15:10. ${LOAD}. Clinic hours Mon-Fri 8 to 18.`, 10],
    [`Besprechung vom 12. November, 14 bis 15 Uhr. ${LOAD}, Mo-Fr 8 bis 18 Uhr.`, 10],
    [`Compte rendu de la réunion du 12 novembre, 14h à 15h10. ${LOAD}, du lundi au vendredi de 8h à 18h.`, 10],
    [`${LOAD}, around the clock. The maintenance window is 2:00 to 4:00.`, 24],
    [`${LOAD}, rund um die Uhr. Wartungsfenster sonntags 2 bis 4 Uhr.`, 24],
    [`${LOAD}, 24/7. Stand-up daily 9:15 to 9:30.`, 24],
    [`${LOAD}, 24h/24. Maintenance le dimanche de 2h à 4h.`, 24],
    [`${LOAD}，全天24小时。维护窗口2:00到4:00。`, 24],
    [`[Fri 14:00-15:00 sync] ${LOAD}, mon-fri 9-18.`, 9],
    [`Protokoll 12.11.2026, 14:00 bis 15:10. ${LOAD}.`, undefined],
    [`Acta de la reunión del 12 de noviembre, de 14:00 a 15:10. ${LOAD}.`, undefined],
  ])('%s', (text, hoursPerDay) => {
    readsAs(text, { hoursPerDay, concurrentRequests: 50 });
  });
});

describe('hours of the service stay its own', () => {
  it.each([
    ['Meeting-Assistent mit Llama 3.3 70B, 50 gleichzeitig, von 9 bis 17 Uhr.', 8],
    ['A meeting transcription service on Llama 3.3 70B, 50 at once, used from 8:00 to 18:00.', 10],
    [`${LOAD}, from 1 December 8:00 to 18:00 on weekdays.`, 10],
    [`The service is off for maintenance from 2:00 to 4:00, otherwise open. ${LOAD}.`, 22],
  ])('%s', (text, hoursPerDay) => {
    readsAs(text, { hoursPerDay });
  });
});
