import { randomUUID } from 'node:crypto'
import { calls, type Identify } from '@rathausplatz/contract'
import { openJobs } from '../../jobs/run-jobs.ts'
import type { OutboxTables } from '../../outbox/tables.ts'
import { testTown } from '../../test-town.ts'
import { tablesOf } from '../tables.ts'
import { forgetTermine, remindOfTermine } from '../upkeep.ts'

export const TOWN_URL = 'https://www.rebenau.example.org'

const stadt = {
  name: 'Stadt Rebenau',
  ags: '08215999',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}

/** Records of a small office, open on the morning of each working day. */
export const buergerbuero = (more: object = {}) => ({
  name: 'Bürgerbüro',
  slug: 'buergerbuero',
  anschrift: { location: 'Rathaus, Zimmer 1', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  kommunikation: [{ kanal: 'TELEFON', kennung: '030 23125-110' }],
  oeffnungszeiten: [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' }],
    },
  ],
  ...more,
})

export const personalausweis = {
  name: 'Personalausweis beantragen',
  slug: 'personalausweis',
  unterlagen: ['Ihr bisheriger Ausweis', 'ein Foto'],
}

export const angebot = (more: object = {}) => ({
  name: 'Bürgerbüro',
  slug: 'buergerbuero',
  amt: 'buergerbuero',
  plaetze: 1,
  anliegen: [
    { leistung: 'personalausweis', dauer: 15, hinweis: 'Sie werden aufgerufen.' },
    { name: 'Ausführliche Beratung', dauer: 60 },
  ],
  ...more,
})

const identify: Identify = async (realm, token) =>
  realm === 'redaktion'
    ? {
        realm,
        id: token,
        name: token,
        email: `${token}@example.org`,
        roles: ['terminvergabe'],
        sections: token === 'schule' ? ['/schillerschule'] : ['/'],
      }
    : undefined

const silent = { info() {}, warn() {}, error() {} }

/** Wednesday, 25 November 2026, at ten. */
const NOW = '2026-11-25T10:00:00+01:00'
/** A week after `NOW`. */
export const BEGINN = '2026-12-02T09:15:00+01:00'

export async function townWithOffers(
  records: Parameters<typeof testTown>[0] = {},
  { canMail = true, now = NOW }: { canMail?: boolean; now?: string } = {},
) {
  const town = await testTown(
    {
      stadt: [stadt],
      organisationseinheit: [buergerbuero()],
      leistung: [personalausweis],
      terminangebot: [angebot()],
      ...records,
    },
    now,
    { identify, canMail },
  )
  const { database } = town.store
  const person = { name: 'Erika Beispiel', email: 'erika@example.org' }
  /** Advances the clock before each call, so that calls differ in time. */
  const call: typeof town.call = async (asked, input) => {
    town.pass(1)
    return town.call(asked, input)
  }
  const book = (more: object = {}, sender = '192.0.2.7') =>
    call(calls.terminBuchen, {
      body: {
        einreichung: randomUUID(),
        angebot: 'buergerbuero',
        anliegen: 'personalausweis',
        beginn: BEGINN,
        ...person,
        ...more,
      },
      sender,
    })
  return {
    ...town,
    call,
    book,
    mails: () =>
      database.read.withTables<OutboxTables>().selectFrom('mails').selectAll().orderBy('id').execute(),
    rows: () =>
      tablesOf(database.read).selectFrom('terminbuchungen').selectAll().orderBy('gebucht_am').execute(),
    cells: () => tablesOf(database.read).selectFrom('termin_belegt').selectAll().execute(),
    counts: () => tablesOf(database.read).selectFrom('termin_zahlen').selectAll().execute(),
    termin: (schluessel: string) => town.call(calls.termin, { params: { schluessel } }),
    free: async (tag: string, anliegen = 'personalausweis') => {
      const { data } = await town.call(calls.freieTermine, {
        params: { angebot: 'buergerbuero', anliegen },
        query: { von: tag, bis: tag },
      })
      return data.flatMap(({ zeiten }) => zeiten)
    },
    day: (tag: string, token = 'amt') =>
      town.call(calls.redaktionTermintag, { query: { angebot: 'buergerbuero', tag }, token }),
    /** Runs the due jobs, day by day. */
    look: async (days = 1) => {
      const keys = town.terminKeys
      const jobs = openJobs({
        database,
        jobs: [remindOfTermine({ keys, publicUrl: TOWN_URL }), forgetTermine],
        clock: town.clock,
        log: silent,
      })
      for (let day = 0; day < days; day++) {
        town.pass(24 * 3_600)
        await jobs.look()
      }
    },
  }
}
