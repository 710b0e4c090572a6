import { randomUUID } from 'node:crypto'
import {
  type Audience,
  type Call,
  type CallName,
  calls,
  givesFile,
  may,
  ofWholeTown,
  type RightIn,
  rights,
  rolesOf,
  type Who,
} from '@rathausplatz/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checksIn } from '../../packages/cms/src/checks/tables.ts'
import { tablesOf } from '../../packages/cms/src/rueckmeldungen/tables.ts'
import { ok } from '../../packages/cms/src/store/result.ts'
import { fitsNot } from '../../packages/cms/src/store/unfit.ts'
import { type Asker, admitted, openTown, type Town, wire } from './people.ts'

/**
 * Every call of the desk, by accounts that may make it, about documents of several places and kinds: an
 * editor of the school can edit the documents of the school and learns nothing about others. The table of
 * rights says what is expected; a call without a row fails.
 */
type Right = RightIn<'redaktion'>
type Place = { kind: string; path?: string; audience?: Audience; also?: Right }

/** Documents to ask about; `{n}` makes each unique. */
const documents = {
  'a page of the school': page('/schillerschule/s{n}'),
  'a page of the town': page('/rathaus/s{n}'),
  'a page of the staff': { ...page('/intranet/s{n}'), audience: 'intranet' },
  'a page of the council': { ...page('/raete/s{n}'), audience: 'raete' },
  'a notice': {
    kind: 'bekanntmachung',
    data: {
      slug: 's{n}',
      titel: 'Satzung {n}',
      art: 'Satzung',
      datum_von: '2026-01-01T08:00:00Z',
      text: link(),
    },
  },
  'a job': {
    kind: 'stelle',
    data: {
      slug: 's{n}',
      titel: 'Stelle {n} (m/w/d)',
      bereich: 'Bauhof',
      employmentType: ['FULL_TIME'],
      entgeltgruppe: 'EG 5',
      datePosted: '2026-01-01T08:00:00Z',
      aufgaben: link(),
    },
  },
  'a meeting of the council': {
    kind: 'sitzung',
    data: {
      slug: 's{n}',
      titel: 'Sitzung {n}',
      gremium: 'gemeinderat',
      behandlung: 'oeffentlich',
      datum_von: '2026-01-01T18:00:00Z',
      ort: 'Ratssaal',
      tagesordnung: [{ titel: 'Fragen', dateien: [file()] }],
    },
  },
  'a closed paper of the council': {
    kind: 'vorlage',
    audience: 'raete',
    data: {
      slug: 's{n}',
      titel: 'Kauf {n}',
      nummer: '2026/{n}',
      art: 'Beschlussvorlage',
      datum: '2026-01-01',
      gremium: 'gemeinderat',
      behandlung: 'nichtoeffentlich',
      datei: file(),
    },
  },
  'an urgent notice of the town': {
    kind: 'hinweis',
    data: { titel: 'Gesperrt s{n}', link: '/medien/{datei}.pdf' },
  },
  'an urgent notice of the school': {
    kind: 'hinweis',
    path: '/schillerschule/',
    data: { titel: 'Geschlossen s{n}', wo: 'schillerschule', link: '/medien/{datei}.pdf' },
  },
  'a redirect': {
    kind: 'weiterleitung',
    also: 'weiterleitungen-pflegen',
    data: { von: '/schillerschule/w{n}', nach: '/schillerschule' },
  },
  'a word of the search': {
    kind: 'suchbegriff',
    also: 'suchworte-pflegen',
    data: { begriffe: ['wort{n}'], synonyme: ['anders{n}'] },
  },
} as const satisfies Readonly<Record<string, Place & { data: object }>>

function page<const P extends string>(path: P) {
  const content = [{ template: 'text', context: { text: link() } }]
  return { kind: 'seite', path, data: { pfad: path, title: 'Seite {n}', content } } as const
}

/** A link to the file that only documents of one place use. */
function link() {
  return '<p><a href="/medien/{datei}.pdf">Plan</a></p>'
}

function file() {
  return { titel: 'Plan', url: '/medien/{datei}.pdf', groesse: 5, typ: 'application/pdf' }
}

type Asked = { id: string; data: Record<string, unknown>; kind: string; path: string; datei: string }
type Parts = { params?: object; query?: object; body?: object; file?: Uint8Array<ArrayBuffer> }

/**
 * What a call does. A step is done or refused; a read is answered or not found. All of `rights` are needed at
 * the place.
 */
type Row =
  | { rights: readonly Right[]; ask: (about: Asked) => Parts; trashed?: true; only?: readonly string[] }
  /** A list: it includes the document for accounts that may read it. */
  | { tells: true; ask?: Parts | ((about: Asked) => Parts); only?: readonly string[] }
  /** About the file that only the documents of this place use. */
  | { ofFile: 'tells' | 'reads' | 'changes'; ask: (about: Asked) => Parts }
  /** Not about documents of others. */
  | 'nothing of others'
  /**
   * About links of public documents, which none of these has: packages/cms/src/editing/kaputte-links.test.ts.
   */
  | 'tried beside it'

/** Returns the title of a document, which is in its text too. */
const calledIn = ({ titel, title, von, begriffe }: Asked['data']): string =>
  (titel ?? title ?? von ?? (begriffe as string[])[0]) as string
const at = ({ id }: Asked) => ({ params: { id } })
const based = (about: Asked) => ({ ...at(about), body: { grundfassung: 1 } })
const pages = ['seite']
const withPages = [...pages, 'bekanntmachung', 'stelle']

const rows: Partial<Record<CallName, Row>> = {
  redaktionInhalte: { tells: true, ask: { query: { pro_seite: 100 } } },
  redaktionSuche: { tells: true, ask: ({ data }) => ({ query: { suche: calledIn(data), pro_seite: 100 } }) },
  redaktionSeitenbaum: {
    only: pages,
    tells: true,
    ask: ({ path }) => ({ query: { unter: path.slice(0, path.lastIndexOf('/')) } }),
  },
  redaktionInhalt: { rights: ['inhalte-lesen'], ask: at },
  redaktionVerwendung: { rights: ['inhalte-lesen'], ask: at },
  redaktionAnsicht: { only: withPages, rights: ['inhalte-lesen'], ask: at },
  // About public offices; who may publish hours: packages/cms/src/editing/amtszeiten.test.ts.
  redaktionAmtszeiten: 'nothing of others',
  redaktionGeerbteZeiten: 'nothing of others',
  redaktionZeitenVorschau: 'nothing of others',
  redaktionDurchsicht: { rights: ['inhalte-lesen'], ask: at },
  redaktionVorschaulinks: { rights: ['inhalte-schreiben'], ask: at },
  redaktionVorschaulinkAnlegen: {
    only: withPages,
    rights: ['inhalte-schreiben'],
    ask: about => ({ ...at(about), body: { tage: 3 } }),
  },
  redaktionVorschaulinkBeenden: {
    rights: ['inhalte-schreiben'],
    ask: ({ id }) => ({ params: { id, link: randomUUID() } }),
  },
  redaktionPflege: { rights: ['inhalte-lesen'], ask: at },
  redaktionPflegeAendern: {
    rights: ['inhalte-schreiben'],
    ask: about => ({ ...at(about), body: { wiedervorlage: { monate: 6 } } }),
  },
  redaktionNochRichtig: { rights: ['inhalte-schreiben'], ask: at },
  redaktionVerantwortliche: 'nothing of others',
  redaktionBestand: { tells: true, ask: { query: { pro_seite: 100, sortierung: 'geaendert:desc' } } },
  redaktionBestandZahlen: 'nothing of others',
  redaktionQualitaet: 'nothing of others',
  redaktionQualitaetStellen: {
    tells: true,
    ask: { params: { regel: 'amtswort' }, query: { pro_seite: 100 } },
  },
  redaktionFassungen: { rights: ['inhalte-lesen'], ask: at },
  redaktionFassung: { rights: ['inhalte-lesen'], ask: ({ id }) => ({ params: { id, nummer: 1 } }) },
  redaktionUnterschied: {
    rights: ['inhalte-lesen'],
    ask: about => ({ ...at(about), query: { von: 1, bis: 1 } }),
  },
  redaktionInhaltAnlegen: {
    rights: ['inhalte-schreiben'],
    ask: ({ kind, data }) => ({ body: { id: randomUUID(), art: kind, daten: another(data) } }),
  },
  redaktionInhaltSpeichern: {
    rights: ['inhalte-schreiben'],
    ask: about => ({ ...at(about), body: { daten: about.data, grundfassung: 1 } }),
  },
  redaktionPruefung: {
    rights: ['inhalte-schreiben'],
    ask: about => ({ ...at(about), body: { schritt: 'einreichen', grundfassung: 1 } }),
  },
  redaktionWiederherstellen: {
    rights: ['inhalte-schreiben'],
    ask: about => ({ ...at(about), body: { nummer: 1, grundfassung: 1 } }),
  },
  redaktionVerschieben: {
    only: pages,
    rights: ['inhalte-schreiben', 'inhalte-freigeben'],
    ask: about => ({ ...at(about), body: { pfad: `${about.path}-neu`, grundfassung: 1 } }),
  },
  redaktionKopieren: {
    only: pages,
    rights: ['inhalte-schreiben'],
    ask: about => ({ ...at(about), body: { id: randomUUID(), pfad: `${about.path}-kopie` } }),
  },
  redaktionVeroeffentlichen: { rights: ['inhalte-freigeben'], ask: based },
  redaktionZurueckziehen: {
    rights: ['inhalte-freigeben'],
    ask: about => ({ ...at(about), body: { trotzdem: true } }),
  },
  redaktionLoeschen: {
    rights: ['inhalte-loeschen', 'inhalte-freigeben'],
    ask: about => ({ ...at(about), query: { trotzdem: 'true' } }),
  },
  redaktionZurueckholen: { trashed: true, rights: ['inhalte-loeschen'], ask: at },
  redaktionSammelaktion: {
    rights: ['inhalte-freigeben'],
    ask: ({ id }) => ({ body: { aktion: 'veroeffentlichen', eintraege: [{ id, grundfassung: 1 }] } }),
  },
  redaktionArbeitskopieBehalten: {
    rights: ['inhalte-schreiben'],
    ask: about => ({ ...at(about), body: { art: about.kind, daten: about.data } }),
  },
  redaktionAnwesenheit: { rights: ['inhalte-lesen'], ask: at },
  redaktionArbeitskopieUebernehmen: {
    rights: ['inhalte-schreiben'],
    ask: about => ({ ...at(about), body: { von: 'jemand' } }),
  },
  redaktionArbeitskopien: 'nothing of others',
  redaktionArbeitskopie: 'nothing of others',
  redaktionArbeitskopieVerwerfen: 'nothing of others',
  redaktionFormulare: 'nothing of others',
  redaktionBausteine: 'nothing of others',
  redaktionRueckmeldungen: { tells: true, ask: { query: { pro_seite: 100 } } },
  redaktionRueckmeldungenZu: { rights: ['inhalte-lesen'], ask: at },
  redaktionRueckmeldungTexte: {
    tells: true,
    ask: ({ id }) => ({ query: { inhalt: id } }),
  },
  redaktionRueckmeldungErledigen: {
    rights: ['inhalte-schreiben'],
    ask: about => ({ ...at(about), body: { erledigt: true } }),
  },
  redaktionRueckmeldungLoeschen: { rights: ['inhalte-schreiben'], ask: at },
  // Which confirmations an account sees: packages/cms/src/intranet/intranet.test.ts.
  redaktionLesebestaetigungen: 'nothing of others',
  // Only for the council office, document by document: packages/cms/src/editing/ratsbuero.test.ts.
  redaktionRatsbuero: 'nothing of others',
  redaktionSitzung: 'nothing of others',
  redaktionSitzungVorgaben: 'nothing of others',
  redaktionSitzungAnlegen: 'nothing of others',
  redaktionSitzungEinladen: 'nothing of others',
  redaktionWochenmail: 'nothing of others',
  redaktionWochenmailWuenschen: 'nothing of others',
  // An appointment belongs to the place of its office: packages/cms/src/terminvereinbarung/amtstermine.test.ts.
  redaktionTermintag: 'nothing of others',
  redaktionTermin: 'nothing of others',
  redaktionTerminBuchen: 'nothing of others',
  redaktionTerminVerschieben: 'nothing of others',
  redaktionTerminSchritt: 'nothing of others',
  redaktionBetroffeneAbsagen: 'nothing of others',
  redaktionTerminsperreAnlegen: 'nothing of others',
  redaktionTerminsperreLoeschen: 'nothing of others',
  redaktionPinnwand: 'nothing of others',
  redaktionPinnwandEintrag: 'nothing of others',
  redaktionPinnwandFoto: 'nothing of others',
  redaktionPinnwandSchritt: 'nothing of others',
  redaktionVerzeichnisvorschlaege: 'nothing of others',
  redaktionVerzeichnisvorschlag: 'nothing of others',
  // An account that may release proposals publishes the entry of the directory with them, and nothing else.
  redaktionVerzeichnisvorschlagSchritt: 'nothing of others',
  redaktionSchaeden: 'nothing of others',
  redaktionSchaden: 'nothing of others',
  redaktionSchadenFoto: 'nothing of others',
  redaktionSchadenSchritt: 'nothing of others',
  // Submissions are no documents and have no page: packages/cms/src/formulare/eingaenge.test.ts.
  redaktionEingaenge: 'nothing of others',
  redaktionEingang: 'nothing of others',
  redaktionEingangBearbeiten: 'nothing of others',
  redaktionEingangLoeschen: 'nothing of others',
  redaktionEingangPersonen: 'nothing of others',
  redaktionEingangKopie: 'nothing of others',
  redaktionEingangDatei: 'nothing of others',
  redaktionEingaengeCsv: 'nothing of others',
  redaktionSuchenOhneTreffer: 'nothing of others',
  redaktionSucheErledigen: 'nothing of others',
  redaktionSuchprobe: 'nothing of others',
  // Which mails an account sees: packages/cms/src/editing/nicht-zugestellt.test.ts.
  redaktionNichtZugestellt: 'nothing of others',
  redaktionProtokoll: { tells: true, ask: { query: { anzahl: 200 } } },
  redaktionUnpassendeInhalte: { tells: true },
  redaktionKaputteLinks: 'tried beside it',
  redaktionLinkErsetzen: 'tried beside it',
  redaktionLinkNachtragen: 'tried beside it',
  redaktionLinkErsetzungZuruecknehmen: {
    rights: ['inhalte-schreiben'],
    ask: ({ id }) => ({
      body: { eintraege: [{ id, grundfassung: 1, nummer: 1, veroeffentlichen: false }] },
    }),
  },
  redaktionAlteAngaben: { rights: ['inhalte-lesen'], ask: at },
  // In which contents a fact may be replaced: packages/cms/src/editing/alte-angaben.test.ts.
  redaktionAlteAngabenErsetzen: {
    rights: ['inhalte-lesen'],
    ask: about => ({
      ...at(about),
      body: {
        inhalte: [
          {
            id: randomUUID(),
            stellen: [{ alt: '030 23125-160', feld: 'text', absatz: 0, satz: 'Telefon 030 23125-160' }],
          },
        ],
      },
    }),
  },
  redaktionAlteAngabenLassen: {
    rights: ['inhalte-lesen'],
    ask: about => ({
      ...at(about),
      body: { inhalte: [{ id: randomUUID(), angaben: ['030 23125-160'] }], bleibt: true },
    }),
  },
  // Official warnings are no documents; who may hide one: packages/cms/src/warnungen/warnungen.test.ts.
  redaktionWarnungen: 'nothing of others',
  redaktionWarnungenLesen: 'nothing of others',
  redaktionWarnungAusblenden: 'nothing of others',
  redaktionFehlendeAdressen: 'nothing of others',
  redaktionFehlendeAdresseAusblenden: 'nothing of others',
  redaktionMedien: { ofFile: 'tells', ask: () => ({ query: { pro_seite: 100 } }) },
  // Which files an account finds and sorts: packages/cms/src/editing/medien-ordner.test.ts.
  redaktionMedienOrdner: 'nothing of others',
  redaktionMedienEinordnen: 'nothing of others',
  // Which of two similar files an account sees: packages/cms/src/editing/doppelte-medien.test.ts.
  redaktionAehnlicheMedien: 'nothing of others',
  redaktionDoppelteMedien: 'nothing of others',
  redaktionMedium: { ofFile: 'reads', ask: ofFile },
  redaktionMediumBytes: { ofFile: 'reads', ask: ofFile },
  redaktionVerkuendeteDateien: { only: ['bekanntmachung'], rights: ['inhalte-lesen'], ask: at },
  // Each notice in this list follows its own rule about who reads it.
  redaktionErsetzteVerkuendungen: 'nothing of others',
  redaktionMediumErsetzen: { ofFile: 'changes', ask: about => ({ ...ofFile(about), file: pdf('neu') }) },
  redaktionMediumBeschreiben: {
    ofFile: 'changes',
    ask: about => ({ ...ofFile(about), body: { titel: 'Plan' } }),
  },
  redaktionMediumLoeschen: { ofFile: 'changes', ask: ofFile },
  // Which deleted files an account gets back: packages/cms/src/editing/geloeschte-medien.test.ts.
  redaktionGeloeschteMedien: 'nothing of others',
  redaktionMediumZurueckholen: 'nothing of others',
  redaktionMediumAufnehmen: 'nothing of others',
  // Whose rights apply to each document of an import: packages/cms/src/uebernahme/by-whom.test.ts.
  redaktionUebernahmen: 'nothing of others',
  redaktionUebernahmeAusDatei: 'nothing of others',
  redaktionUebernahmeVonAdresse: 'nothing of others',
  redaktionUebernahme: 'nothing of others',
  redaktionUebernahmeStuecke: 'nothing of others',
  redaktionUebernahmeAuswahl: 'nothing of others',
  redaktionUebernahmeSpalten: 'nothing of others',
  redaktionUebernahmeStarten: 'nothing of others',
  redaktionUebernahmeAnhalten: 'nothing of others',
  redaktionUebernahmeZuruecknehmen: 'nothing of others',
  redaktionUebernahmeVergessen: 'nothing of others',
  redaktionAbfall: 'nothing of others',
  redaktionAbfallartAendern: 'nothing of others',
  redaktionAbfalltouren: 'nothing of others',
  redaktionAbfalltour: 'nothing of others',
  redaktionAbfalltourAnlegen: 'nothing of others',
  redaktionAbfalltourAendern: 'nothing of others',
  redaktionAbfalltourLoeschen: 'nothing of others',
  redaktionAbfalltourPlanen: 'nothing of others',
  redaktionAbfallterminAnlegen: 'nothing of others',
  redaktionAbfallterminVerschieben: 'nothing of others',
  redaktionAbfallterminAbsagen: 'nothing of others',
  redaktionAbfallterminZuruecksetzen: 'nothing of others',
  redaktionAbfallorte: 'nothing of others',
  redaktionAbfallort: 'nothing of others',
  redaktionAbfallortAnlegen: 'nothing of others',
  redaktionAbfallortAendern: 'nothing of others',
  redaktionAbfallortLoeschen: 'nothing of others',
  redaktionAbfalleinfuhren: 'nothing of others',
  redaktionAbfalleinfuhrPruefen: 'nothing of others',
  redaktionAbfalleinfuhr: 'nothing of others',
  redaktionAbfalleinfuhrStarten: 'nothing of others',
  redaktionAbfalleinfuhrLoeschen: 'nothing of others',
  redaktionAbfallnamen: 'nothing of others',
  redaktionAbfallnameFestlegen: 'nothing of others',
  redaktionAbfallnameLoeschen: 'nothing of others',
  // An export holds the whole town; who may make one: packages/cms/src/ausfuhr/desk-export.test.ts.
  redaktionAusfuhr: 'nothing of others',
  redaktionAusfuhrBeginnen: 'nothing of others',
  redaktionAusfuhrLoeschen: 'nothing of others',
  redaktionAusfuhrDatei: 'nothing of others',
  redaktionKonten: 'nothing of others',
  redaktionZugaenge: 'nothing of others',
  redaktionZugangAnlegen: 'nothing of others',
  redaktionZugangBeenden: 'nothing of others',
  redaktionKonto: 'nothing of others',
  redaktionKontoAnlegen: 'nothing of others',
  redaktionKontoAendern: 'nothing of others',
  redaktionKontoEinladen: 'nothing of others',
  redaktionKontoSperren: 'nothing of others',
  redaktionKontoFreigeben: 'nothing of others',
  redaktionKontoAbmelden: 'nothing of others',
  redaktionKontoZweiterFaktor: 'nothing of others',
  redaktionKontoPerson: 'nothing of others',
  redaktionKontoVerbindungLoesen: 'nothing of others',
}

function ofFile({ datei }: Asked) {
  return { params: { datei: `${datei}.pdf` } }
}

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)

/** Returns data of a new document that does not collide with the given one. */
const another = (data: object) => JSON.parse(JSON.stringify(data).replaceAll(/([swt])(\d+)"/g, '$1$2-neu"'))

let town: Town
let send: ReturnType<typeof wire>
beforeAll(async () => {
  town = await openTown()
  send = wire(town.cms)
})
afterAll(() => town.close())

let made = 0

/** Creates `count` documents of a place. `datei` is the file that only documents of this place use. */
async function make(name: keyof typeof documents, count: number, publish: boolean): Promise<Asked[]> {
  const { kind, data } = documents[name]
  const datei = `plan-${name.replaceAll(' ', '-')}`
  const all = Array.from({ length: count }, () => {
    made += 1
    const text = JSON.stringify(data).replaceAll('{n}', String(made)).replaceAll('{datei}', datei)
    return { kind, data: JSON.parse(text) as Record<string, unknown>, author: 'test', publish }
  })
  const { store } = town.cms
  const written = await store.writeAll(all)
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  return all.map(({ data }, index) => {
    const path = typeof data['pfad'] === 'string' ? data['pfad'] : ''
    return { id: written.value[index] as string, data, kind, path, datei }
  })
}

/** Makes the content invalid, as after a release with stricter rules. */
async function becomeUnfit(id: string): Promise<void> {
  const written = await town.cms.store.database.write<void>(async transaction => {
    await fitsNot(transaction, id, 'entwurf', [{ path: 'titel', message: 'Passt nicht mehr.' }])
    return ok(undefined)
  })
  expect(written.ok).toBe(true)
}

/** Adds a visitor's answer to each document; its text is the id of the document. */
async function becomeAnswered(ids: readonly string[]): Promise<void> {
  const tag = new Date().toISOString().slice(0, 10)
  const written = await town.cms.store.database.write<void>(async transaction => {
    const db = tablesOf(transaction)
    for (const id of ids) {
      await db.insertInto('rueckmeldungen').values({ document_id: id, tag, ja: 0, nein: 1 }).execute()
      const text = { id, document_id: id, tag, hilfreich: 0, text: 'Zu lang', erledigt: 0 }
      await db.insertInto('rueckmeldung_texte').values(text).execute()
    }
    return ok(undefined)
  })
  expect(written.ok).toBe(true)
}

/** Adds a finding of the Durchsicht to the document. */
async function becomeFound(document_id: string): Promise<void> {
  const found = { rule: 'amtswort', weight: 'wort', field: 'titel', field_name: 'Titel' } as const
  const words = { sentence: 'Ein Wort aus dem Amt.', advice: 'Einfacher.', words: null }
  const written = await town.cms.store.database.write<void>(async transaction => {
    await checksIn(transaction)
      .insertInto('findings')
      .values({ document_id, number: 0, ...found, ...words })
      .execute()
    return ok(undefined)
  })
  expect(written.ok).toBe(true)
}

/**
 * True if the account has the right at this place: computed from the table of rights alone, without the code
 * that decides.
 */
function holds({ roles, sections }: Asker, right: Right, { kind, path, audience, also }: Place): boolean {
  return roles.some(name => {
    const role = rolesOf('redaktion')[name]
    if (!role) return false
    const { rights, kinds, audiences = ['oeffentlich'] } = role
    return (
      rights.includes(right) &&
      (right === 'inhalte-lesen' || also === undefined || rights.includes(also)) &&
      (kinds === undefined || kinds.includes(kind)) &&
      audiences.includes(audience ?? 'oeffentlich') &&
      sections.some(section => section === '/' || path?.startsWith(`${section}/`))
    )
  })
}

/**
 * True for each role in the whole town, and for two of the roles in each part of it: a call that names a
 * document applies one rule, and the test of that rule covers each role in each part.
 */
const isAsked = ({ roles, sections }: Asker) =>
  sections.includes('/') || roles.some(role => role === 'administration' || role === 'redaktion')

const FORBIDDEN = 'nicht-erlaubt'
const HIDDEN = 'nicht-gefunden'
const DONE = 'getan'

/** Returns the expected answer for an account that may make the call. */
function expected(asker: Asker, row: Exclude<Row, string>, place: Place, name: CallName): string {
  const mayRead = holds(asker, 'inhalte-lesen', place)
  const isOpen = place.audience === undefined
  if ('tells' in row) return mayRead ? DONE : HIDDEN
  if ('ofFile' in row) {
    // Deleting a file that does not exist for the account is done already.
    if (!isOpen && !mayRead) return name === 'redaktionMediumLoeschen' ? DONE : HIDDEN
    // The documents are public: changing their files needs the rights to write and to release them.
    const changing = ['inhalte-schreiben', 'inhalte-freigeben'] as const
    return row.ofFile !== 'changes' || changing.every(right => holds(asker, right, place)) ? DONE : FORBIDDEN
  }
  if (row.rights.every(right => holds(asker, right, place))) return DONE
  return mayRead || name === 'redaktionInhaltAnlegen' ? FORBIDDEN : HIDDEN
}

/**
 * Returns the result of a call: done, or the code of the refusal. Failures that do not concern rights count
 * as done.
 */
async function outcome(name: CallName, row: Exclude<Row, string>, about: Asked, { token }: Asker) {
  const parts = typeof row.ask === 'function' ? row.ask(about) : (row.ask ?? {})
  const answer = await send(calls[name], { ...parts, token })
  const text = await answer.text()
  const isList = 'tells' in row || ('ofFile' in row && row.ofFile === 'tells')
  if (isList && answer.ok)
    return text.includes('tells' in row ? about.id : `${about.datei}.pdf`) ? DONE : HIDDEN
  const told = givesFile(calls[name]) && answer.ok ? '{}' : text
  const { code, data } = JSON.parse(told) as {
    code?: string
    data?: { fehler?: { code: string }; stand?: string }[]
  }
  if (name === 'redaktionLinkErsetzungZuruecknehmen' && data) {
    const [entry] = data
    if (!entry) return HIDDEN
    return entry.stand === 'abgelehnt' ? FORBIDDEN : DONE
  }
  const refused = code ?? (name === 'redaktionSammelaktion' ? data?.[0]?.fehler?.code : undefined)
  return refused && [FORBIDDEN, HIDDEN, 'nicht-angemeldet', 'passwort-zuerst'].includes(refused)
    ? refused
    : DONE
}

const isOfDesk = ({ realm, path }: Call) =>
  realm === 'redaktion' && !path.startsWith('/api/cms/redaktion/konto/')
const callNames = (Object.keys(calls) as CallName[]).filter(name => isOfDesk(calls[name] as Call))
const asked = callNames.flatMap(name => {
  const row = rows[name]
  if (row === undefined || typeof row === 'string') return []
  const kinds = 'ofFile' in row ? undefined : row.only
  const hasFile = (kind: string) => ['seite', 'bekanntmachung', 'stelle', 'sitzung', 'vorlage'].includes(kind)
  return (Object.keys(documents) as (keyof typeof documents)[])
    .filter(place => !kinds || kinds.includes(documents[place].kind))
    .filter(place => !('ofFile' in row) || hasFile(documents[place].kind))
    .map(place => ({ name, row, place }))
})

test('a call of the desk without a row here fails, and so does a row without a call', () => {
  expect(Object.keys(rows).toSorted()).toEqual(callNames.toSorted())
})

test('may() decides every right that can be limited to a part of the town, for every role in every part of the town, as the table of rights says', () => {
  const everyRight = Object.keys(rights.redaktion) as Right[]
  for (const asker of town.askers.filter(({ realm, state }) => realm === 'redaktion' && state === 'frei'))
    for (const right of everyRight.filter(one => !ofWholeTown.has(one)))
      for (const place of Object.values(documents) as Place[]) {
        const who = { ...asker, email: '' } as unknown as Who<'redaktion'>
        const { kind, path, audience } = place
        expect(may(who, right, { kind, path, audience }), `${asker.name}: ${right} ${kind}`).toBe(
          holds(asker, right, place),
        )
      }
})

describe('every call of the desk about a document ends as the table of rights says, for accounts that may make it', () => {
  beforeAll(async () => {
    for (const place of Object.keys(documents)) {
      const schluessel = `plan-${place.replaceAll(' ', '-')}`
      const taken = await town.cms.addDocument({ schluessel, bytes: pdf('Plan'), titel: 'Plan' })
      expect(taken.ok).toBe(true)
    }
  })

  test.each(asked)('$name: $place', async ({ name, row, place }) => {
    const call = calls[name]
    const where: Place = documents[place]
    const letIn = (asker: Asker) => isAsked(asker) && admitted(call, asker) === 200
    const isDone = (asker: Asker) => letIn(asker) && expected(asker, row, where, name) === DONE
    // Each account that may change the document gets its own copy; the others share one and must not change
    // it.
    const isChanging = 'rights' in row && call.method !== 'GET'
    const changers = isChanging ? town.askers.filter(isDone) : []
    const isTrashed = 'rights' in row && row.trashed === true
    const [untouched, ...own] = await make(place, 1 + changers.length, !isTrashed)
    if (!untouched) throw new Error('nothing was made')
    if (name === 'redaktionUnpassendeInhalte') await becomeUnfit(untouched.id)
    if (name.startsWith('redaktionRueckmeldung'))
      await becomeAnswered([untouched, ...own].map(({ id }) => id))
    if (name === 'redaktionQualitaetStellen') await becomeFound(untouched.id)
    if (isTrashed)
      for (const { id } of [untouched, ...own])
        expect(await town.cms.store.remove(id, { author: 'test' })).toMatchObject({ ok: true })
    const before = await town.cms.store.changes({ newestFirst: true, limit: 1 })
    const those = new Map(changers.map((asker, index) => [asker, own[index]]))
    // Accounts that the call refuses anyway are left out: calls-and-pages.test.ts.
    const others = town.askers.filter(asker => letIn(asker) && !those.has(asker))
    const heard = async (asker: Asker) =>
      `${asker.name}: ${await outcome(name, row, those.get(asker) ?? untouched, asker)}`
    const due = (asker: Asker) => `${asker.name}: ${expected(asker, row, where, name)}`
    for (const asker of others) expect(await heard(asker)).toBe(due(asker))
    if ('rights' in row) expect(await town.cms.store.changes({ newestFirst: true, limit: 1 })).toEqual(before)
    for (const asker of changers) expect(await heard(asker)).toBe(due(asker))
  })
})

test('A-09: a working copy is private: only its author can read and discard it', async () => {
  const [one] = await make('a page of the school', 1, true)
  const [first, second] = town.askers.filter(({ name }) => /^(?:autor|administration) in der/.test(name))
  if (!one || !first || !second) throw new Error('nobody to ask')
  const copy = (call: CallName, { token }: Asker, body?: object) =>
    send(calls[call], { ...at(one), body, token })
  const kept = await copy('redaktionArbeitskopieBehalten', first, {
    art: 'seite',
    daten: { title: 'Entwurf' },
  })
  expect(kept.status).toBe(200)
  expect((await copy('redaktionArbeitskopie', second)).status).toBe(404)
  const seenBy = async (asker: Asker) => (await copy('redaktionAnsicht', asker)).text()
  expect(await seenBy(first)).toContain('"title":"Entwurf"')
  expect(await seenBy(second)).not.toContain('"title":"Entwurf"')
  await copy('redaktionArbeitskopieVerwerfen', second)
  expect(await (await copy('redaktionArbeitskopie', first)).json()).toMatchObject({
    daten: { title: 'Entwurf' },
  })
})
