import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { durchsicht } from './durchsicht.ts'
import { placesOf, subjectOf } from './places.ts'

const rulesOf = (text: string): readonly string[] => {
  const subject = subjectOf(records.seite, {
    pfad: '/leben',
    title: 'Leben',
    description: 'Was es hier gibt.',
    content: [{ template: 'text', context: { text } }],
  })
  const steps = durchsicht(subject, placesOf(subject), {
    targetOf: () => 'oeffentlich',
    pictureAt: () => 'erzaehlt',
    partAt: () => ({ is: 'da' }),
    missed: [],
    facts: undefined,
    now: new Date('2026-11-20T08:00:00Z'),
  })
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value.findings.map(({ regel }) => regel)
  }
}

test.each([
  ['file:///C:/Ablage/Plan.pdf', ['link-nur-hier']],
  ['file:///%5C%5CSRV%5CPlan.pdf', ['link-nur-hier']],
  ['javascript:void(0)', ['link-nur-hier']],
  ['fileadmin/ordnung.pdf', ['link-nur-hier']],
  ['index.php?id=12', ['link-nur-hier']],
  ['http:', ['link-nur-hier']],
  ['https://intranet.stadt.local/x', ['link-nur-hier']],
  ['https://srv-dms/x', ['link-nur-hier']],
  ['mailto:Rathaus', ['link-nur-hier']],
  ['https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.org', ['link-umweg']],
  ['https://www.example.org/plan', []],
  ['mailto:info@example.org', []],
  ['tel:+4930023125140', []],
  ['/rathaus', []],
  ['#preise', []],
])('D2: a link to %s is judged before it is public', (href, regeln) => {
  expect(rulesOf(`<p>Der <a href="${href}">Plan der Umleitung</a> gilt.</p>`)).toEqual(regeln)
})

test.each([
  'INTERN: Anlieger Nr. 14 hat Widerspruch eingelegt.',
  'Das gilt (INTERN) bis Mai.',
  'Die Kosten sind noch nicht veröffentlichen.',
  'Bitte nicht veröffentlichen!',
  'Noch nicht zur Veröffentlichung.',
  'Während der Arbeiten[TK1] gilt das.',
  'Nur für den Dienstgebrauch.',
  'Nicht für die Öffentlichkeit.',
  'Vertraulich: Gespräch mit dem Unternehmer.',
  'Interne Notiz zum Plan.',
  'TODO Datum ergänzen.',
  'Bitte noch mit BM abstimmen.',
  'Die Uhrzeit ist noch zu klären.',
  'Text folgt',
  'Lorem ipsum dolor sit amet.',
])('D2: „%s“ sounds like a note among colleagues', text => {
  expect(rulesOf(`<p>${text}</p>`)).toContain('interne-notiz')
})

test.each([
  'Das Internet ist schnell.',
  'Die interne Revision prüft die Kasse.',
  'Im Internat wohnen 40 Kinder.',
  'Intern nutzt die Feuerwehr die Halle am Montag.',
  'Der Haushalt ist veröffentlicht.',
  'Ihre Daten werden wir nicht weitergeben.',
  'Ihre Angaben behandeln wir vertraulich.',
  'Bitte klären Sie mit dem Arzt, ob Sie baden dürfen.',
  'Das Blatt [1] liegt aus, siehe Satz [A].',
  'Sitzung der AG Todoroff.',
])('D2: „%s“ is said to visitors', text => {
  expect(rulesOf(`<p>${text}</p>`)).not.toContain('interne-notiz')
})
