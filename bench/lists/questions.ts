import { type CallInput, type Cms, calls, type Identify } from '@rathausplatz/contract'
import { AUTHOR } from './stock.ts'

/** The requests to the lists of the desk, and the accounts that send them. */

/**
 * The accounts by token: for the whole town, for two of its sections, for one kind of record, with the right
 * to read the log, and the author of all contents.
 */
const askers = {
  stadt: { roles: ['redaktion'], sections: ['/'] },
  bereich: { roles: ['redaktion'], sections: ['/bereich-9', '/bereich-19'] },
  personal: { roles: ['personal'], sections: ['/'] },
  leitung: { roles: ['chefredaktion'], sections: ['/'] },
  [AUTHOR]: { roles: ['redaktion'], sections: ['/'] },
} as const
type Asker = keyof typeof askers

export const identify: Identify = async (realm, token) =>
  ({ realm, id: token, name: token, email: `${token}@example.org`, ...askers[token as Asker] }) as never

type Question = { name: string; label: string; ask: (desk: Cms) => Promise<unknown> }

type Query<C> = CallInput<C> extends { query: infer Q } ? Q : never

const list = (
  name: string,
  label: string,
  query: Query<typeof calls.redaktionInhalte>,
  token: Asker = 'stadt',
): Question => ({ name, label, ask: desk => desk.call(calls.redaktionInhalte, { query, token }) })

const stock = (
  name: string,
  label: string,
  query: Query<typeof calls.redaktionBestand>,
  token: Asker = 'stadt',
): Question => ({ name, label, ask: desk => desk.call(calls.redaktionBestand, { query, token }) })

const anywhere = (
  name: string,
  label: string,
  query: Query<typeof calls.redaktionSuche>,
  token: Asker = 'stadt',
): Question => ({ name, label, ask: desk => desk.call(calls.redaktionSuche, { query, token }) })

const media = (
  name: string,
  label: string,
  query: Query<typeof calls.redaktionMedien>,
  token: Asker = 'stadt',
): Question => ({ name, label, ask: desk => desk.call(calls.redaktionMedien, { query, token }) })

const tree = (name: string, label: string, unter: string, token: Asker = 'stadt'): Question => ({
  name,
  label,
  ask: desk => desk.call(calls.redaktionSeitenbaum, { query: { unter }, token }),
})

const numbers = (name: string, label: string, token: Asker = 'stadt'): Question => ({
  name,
  label,
  ask: desk => desk.call(calls.redaktionBestandZahlen, { token }),
})

const OWN = { von: 'ich', status: 'entwurf,geaendert', sortierung: 'geaendert:desc' } as const
const EVENTS = { art: 'veranstaltung' } as const

export const questions: readonly Question[] = [
  list('first', 'Veranstaltungen, erste Seite', EVENTS),
  list('title', 'Veranstaltungen nach Titel', { ...EVENTS, sortierung: 'titel:desc' }),
  list('changed', 'alle Inhalte, zuletzt geänderte zuerst', { sortierung: 'geaendert:desc' }),
  list('status', 'Nachrichten nach Zustand', { art: 'aktuelles', sortierung: 'status:asc' }),
  list('filtered', 'Veranstaltungen einer Rubrik nach Datum', {
    ...EVENTS,
    filter: 'rubriken:Konzert',
    sortierung: 'datum:desc',
  }),
  list('twice', 'Entwürfe einer Rubrik nach Titel', {
    ...EVENTS,
    filter: 'rubriken:Konzert',
    status: 'entwurf',
  }),
  list('public', 'öffentliche Nachrichten nach Datum', {
    art: 'aktuelles',
    status: 'oeffentlich',
    sortierung: 'datum:desc',
  }),
  list('drafts', 'Entwürfe aller Arten', { status: 'entwurf', sortierung: 'geaendert:desc' }),
  list('searched', 'Suche nach einem Wort, das jede neunte hat', { suche: 'Sanierung' }),
  list('words', 'Suche nach zwei Wortanfängen', { art: 'aktuelles', suche: 'stadth plan' }),
  list('rare', 'Suche nach einem Wort, das eines hat', { suche: '77777' }),
  list('none', 'Suche ohne Treffer', { suche: 'Sanierung Xylophon' }),
  list('deep', 'Veranstaltungen, Seite 400', { ...EVENTS, seite: 400 }),
  list('deepDate', 'Nachrichten nach Datum, Seite 400', {
    art: 'aktuelles',
    sortierung: 'datum:desc',
    seite: 400,
  }),
  list('deepFiltered', 'Veranstaltungen einer Rubrik, Seite 190', {
    ...EVENTS,
    filter: 'rubriken:Konzert',
    sortierung: 'datum:asc',
    seite: 190,
  }),
  list('deepAll', 'alle Inhalte, Seite 400', { seite: 400 }),
  list('empty', 'Suche nach einem Buchstaben in einer Art ohne Inhalte', { art: 'stelle', suche: 's' }),
  list('letters', 'Suche nach vier Wortanfängen, die viele haben', { suche: 's r p 7' }),
  list('two', 'Entwürfe eines Abschnitts', { bereich: '/bereich-9', status: 'entwurf' }),
  list('counted', 'Veranstaltungen, gezählt bis 10.000', { ...EVENTS, pro_seite: 1, zaehlen_bis: 10_000 }),
  list('ending', 'was bald endet', { endet_bis: '2026-12-31T00:00:00Z' }),
  list('section', 'ein Abschnitt der Website', { bereich: '/bereich-9' }),
  list('editor', 'Seiten, wer zwei Bereiche hat', { art: 'seite' }, 'bereich'),
  list('editorAll', 'alle Inhalte, wer zwei Bereiche hat', { sortierung: 'geaendert:desc' }, 'bereich'),
  list('editorDeep', 'Seiten, Seite 15, wer zwei Bereiche hat', { art: 'seite', seite: 15 }, 'bereich'),
  list('editorSearched', 'Suche, wer zwei Bereiche hat', { suche: 'Sanierung' }, 'bereich'),
  list('own', 'eigene Entwürfe, wer alles geschrieben hat', OWN, AUTHOR),
  list('ownNone', 'eigene Entwürfe, wer keine hat', OWN),
  list('trash', 'Papierkorb', { status: 'papierkorb', sortierung: 'geaendert:desc' }),
  list('trashDeep', 'Papierkorb, Seite 70', {
    status: 'papierkorb',
    sortierung: 'geaendert:desc',
    seite: 70,
  }),
  anywhere('person', 'Alles durchsuchen: eine Person', { suche: 'Nachname77 Vorname' }),
  anywhere('misspelt', 'Alles durchsuchen: ein Name mit Tippfehler', { suche: 'Nachnaem77' }),
  anywhere('extension', 'Alles durchsuchen: eine Durchwahl', { suche: '4321-77' }),
  anywhere('text', 'Alles durchsuchen: ein Wort, das jede neunte hat', { suche: 'Sanierung' }),
  anywhere('texts', 'Alles durchsuchen: drei Wörter', { suche: 'sanierung kelter 7' }),
  anywhere('letter', 'Alles durchsuchen: ein Buchstabe', { suche: 's' }),
  anywhere('nothing', 'Alles durchsuchen: kein Treffer', { suche: 'Xylophon' }),
  anywhere('textEditor', 'Alles durchsuchen, wer zwei Bereiche hat', { suche: 'Sanierung' }, 'bereich'),
  stock('stock', 'Bestand nach Wiedervorlage', {}),
  stock('stockDue', 'Bestand, was wieder anzusehen ist', { merkmal: 'faellig' }),
  stock('stockNobody', 'Bestand, wofür niemand verantwortlich ist', { verantwortlich: 'niemand' }),
  stock('stockFindings', 'Bestand mit Befunden', { merkmal: 'befunde', sortierung: 'befunde:desc' }),
  stock('stockDeep', 'Bestand nach Titel, Seite 400', { sortierung: 'titel:asc', seite: 400 }),
  stock('stockKind', 'Bestand einer Art ohne Inhalte', { art: 'stelle' }),
  stock('stockRole', 'Bestand, wer nur Stellen sieht', {}, 'personal'),
  stock('stockEditor', 'Bestand, wer zwei Bereiche hat', {}, 'bereich'),
  numbers('numbers', 'Zahlen des Bestands'),
  numbers('numbersEditor', 'Zahlen des Bestands, wer zwei Bereiche hat', 'bereich'),
  media('library', 'Bilder und Dokumente, erste Seite', {}),
  media('librarySearched', 'Bilder, gesucht', { suche: 'kelter', art: 'bild' }),
  media('libraryDeep', 'Bilder, Seite 200', { art: 'bild', seite: 200 }),
  media('libraryEditor', 'Bilder, wer zwei Bereiche hat', { art: 'bild' }, 'bereich'),
  tree('tree', 'Seitenbaum, oben', '/'),
  tree('treeArea', 'Seitenbaum, ein Bereich', '/bereich-9'),
  tree('treeEditor', 'Seitenbaum, wer zwei Bereiche hat', '/', 'bereich'),
  {
    name: 'log',
    label: 'Protokoll',
    ask: desk => desk.call(calls.redaktionProtokoll, { query: {}, token: 'leitung' }),
  },
]
