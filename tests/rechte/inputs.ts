import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmbeddedCms } from '@rathausplatz/cms'
import { answerOverHttp, type Call, calls, methods, tokenHeader } from '@rathausplatz/contract'
import type { AbfallTables } from '../../packages/cms/src/abfall/tables.ts'
import type { AccountTables } from '../../packages/cms/src/accounts/tables.ts'
import type { AusfuhrTables } from '../../packages/cms/src/ausfuhr/tables.ts'
import type { FormularTables } from '../../packages/cms/src/formulare/tables.ts'
import type { MissingTables } from '../../packages/cms/src/missing/tables.ts'
import type { PinnwandTables } from '../../packages/cms/src/pinnwand/tables.ts'
import type { PhotoTables } from '../../packages/cms/src/resident-photos/tables.ts'
import type { RueckmeldungTables } from '../../packages/cms/src/rueckmeldungen/tables.ts'
import type { SchadenTables } from '../../packages/cms/src/schaden/tables.ts'
import type { UebernahmeTables } from '../../packages/cms/src/uebernahme/tables.ts'
import type { VorschlagTables } from '../../packages/cms/src/verzeichnisvorschlag/tables.ts'
import type { WarnungTables } from '../../packages/cms/src/warnungen/tables.ts'
import { folderOf, PASSWORD } from './people.ts'

/** The input of a call. */
export type Input = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  file?: Uint8Array<ArrayBuffer>
}

/** The editing calls: all of the desk except those of the own account. */
export const ofDesk: readonly Call[] = (Object.values(calls) as Call[]).filter(
  ({ realm, path }) => realm === 'redaktion' && !path.startsWith('/api/cms/redaktion/konto/'),
)

/** JSON that makes no sense as a body. Some schemas accept it. */
export const NONSENSE_BODIES = [
  'null',
  '[]',
  '"x"',
  '7',
  '{"__proto__":{"rechte":["*"]},"constructor":1}',
] as const

/** Raw values that make no sense for most parameters. */
export const NONSENSE_TEXTS = ['1', 'x', '%00', '-1', '1e99', 'x'.repeat(5_000)] as const

/** Names of the objects that a call can be about. */
export type Made = { id: string; path: string; account: string; datei: string; link: string; number: number }

const EXAMPLE_ID = /^0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d\w{2}$/
let count = 0

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)

/** The smallest picture. */
const DOT = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/**
 * Creates a draft, by default of the school, a file that only the draft uses, and an account that has never
 * signed in.
 */
export async function make(cms: EmbeddedCms, below = '/schillerschule'): Promise<Made> {
  count += 1
  const number = count
  const path = `${below}/eingang${number}`
  const schluessel = `eingang-${number}`
  const taken = await cms.addDocument({ schluessel, bytes: pdf(`Plan ${number}`), titel: 'Plan' })
  const written = await cms.store.writeAll([
    { kind: 'seite', data: dataOf(path, number), author: 'test', publish: false },
  ])
  if (!taken.ok || !written.ok) throw new Error('Nothing was made')
  const { account } = await cms.accounts.create(
    { realm: 'intranet', email: `eingang${number}@example.org`, vorname: 'Emil', nachname: 'Eingang' },
    'einladung',
  )
  const datei = `${schluessel}.pdf`
  return { id: written.value[0] as string, path, account: account.id, datei, link: randomUUID(), number }
}

/** Returns names of objects that do not exist, for a call about a list. */
const nothing = (): Made => {
  count += 1
  const id = randomUUID()
  const path = `/schillerschule/nichts${count}`
  return { id, path, account: id, datei: `nichts-${count}.pdf`, link: id, number: count }
}

const isAboutOne = ({ name, method, path }: Call) =>
  method !== 'GET' || path.includes('{') || Object.hasOwn(specials, name)

const dataOf = (pfad: string, number: number) => ({
  pfad,
  title: `Eingang ${number}`,
  content: [
    { template: 'text', context: { text: `<p><a href="/medien/eingang-${number}.pdf">Plan</a></p>` } },
  ],
})

/**
 * Returns input with which a call succeeds: its example in the contract, about an object created for it. A
 * call that needs more has an entry in `specials`; if no input can be made, the test with the name of the
 * call fails.
 */
export async function inputOf(cms: EmbeddedCms, call: Call, token: string): Promise<Input> {
  const made = isAboutOne(call) ? await make(cms) : nothing()
  const [example] = call.examples as readonly { params?: object; query?: object; body?: object }[]
  const about = call.path.includes('/konten') ? made.account : made.id
  const fitting = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return EXAMPLE_ID.test(value) ? about : text(name, value, made)
    if (name === 'grundfassung' || name === 'nummer' || name === 'von' || name === 'bis') return 1
    if (name === 'daten') return dataOf(made.path, made.number)
    if (Array.isArray(value)) return value.slice(0, 1).map(one => fitting(one))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fitting(one, key)]))
    return value
  }
  const parts = fitting({ params: {}, query: {}, ...example }) as Input
  const { params = {}, query = {}, body } = parts
  const input: Input = {
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    ...(body ? { body } : {}),
    ...(call.takesFile ? { file: pdf(`Neu ${made.number}`) } : {}),
  }
  await specials[call.name]?.(cms, input, made, token)
  return input
}

function text(name: string, value: string, { path, datei, number }: Made): string {
  if (name === 'email') return `neu${number}@example.org`
  if (name === 'pfad') return `${path}-neu`
  if (name === 'datei') return datei
  return value
}

type Special = (cms: EmbeddedCms, input: Input, made: Made, token: string) => Promise<void>

/** A text whose reading has to be confirmed. */
const toBeRead: Special = async ({ store }, input, { number }) => {
  const rubrik = { rubrik: `Eingang ${number}` }
  const text = {
    titel: `Eingang ${number}`,
    rubrik: `eingang-${number}`,
    datum_von: '2026-11-20T08:00:00Z',
    lesebestaetigung: true,
  }
  const written = await store.writeAll([
    { kind: 'intranetrubrik', data: rubrik, author: 'test' },
    { kind: 'intranetbeitrag', data: text, author: 'test' },
  ])
  if (!written.ok) throw new Error('Nothing was made')
  input.params = { id: written.value[1] as string }
}

/** An office of the school that is open every day, and an appointment there. */
const appointment: Special = async (cms, input, { path, number }) => {
  const slug = `eingang-${number}`
  const always = {
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    anFeiertagen: 'WIE_IMMER',
    regulaereZeiten: ['ARBEITSTAG_MO_FR', 'SAMSTAG', 'SONNTAG'].map(tagestyp => ({
      tagestyp,
      beginn: '06:00',
      ende: '20:00',
    })),
  }
  const written = await cms.store.writeAll([
    {
      kind: 'organisationseinheit',
      data: { name: slug, slug, seite: path, oeffnungszeiten: [always] } as never,
      author: 'test',
    },
    {
      kind: 'terminangebot',
      data: { name: slug, slug, amt: slug, plaetze: 5, anliegen: [{ name: 'Frage', dauer: 15 }] } as never,
      author: 'test',
    },
  ])
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  const free = await ask(cms)(calls.freieTermine, { params: { angebot: slug, anliegen: 'frage' } }, {})
  const { data } = (await free.json()) as { data: { zeiten: string[] }[] }
  const [beginn = '', later = ''] = data.flatMap(({ zeiten }) => zeiten)
  const person = { name: 'Erika Beispiel', email: `erika${number}@example.org` }
  const wanted = { einreichung: randomUUID(), angebot: slug, anliegen: 'frage', beginn }
  const booked = await cms.handlers.terminBuchen?.({
    body: { ...wanted, ...person, telefon: '' },
    sender: `198.51.${number % 250}.7`,
  })
  const nummer = booked?.nummer ?? ''
  if (input.params && 'nummer' in input.params) input.params = { nummer }
  if (input.query && 'angebot' in input.query) input.query = { angebot: slug }
  const body = input.body
  if (body && 'angebot' in body) body['angebot'] = slug
  if (body && 'anliegen' in body) body['anliegen'] = 'frage'
  if (body && 'einreichung' in body) body['einreichung'] = randomUUID()
  if (body && 'beginn' in body && !('ende' in body)) body['beginn'] = later
  if (body && 'nummern' in body) body['nummern'] = [nummer]
  if (body && 'schritt' in body) body['schritt'] = 'absagen'
  if (body && 'id' in body) body['id'] = randomUUID()
}

const isNew: Special = async (_, { body }) => void Object.assign(body ?? {}, { id: randomUUID() })

const publish: Special = async ({ store }, _, { id }) => {
  const done = await store.publish(id, { author: 'test', basedOn: 1 } as never)
  if (!done.ok) throw new Error(JSON.stringify(done.error))
}

/** A meeting with a member who can be invited. */
const meeting: Special = async ({ store }, input, { number }) => {
  const gremium = `gremium-eingang-${number}`
  const datum_von = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const written = await store.writeAll([
    {
      kind: 'gremium',
      data: { name: `Gremium Eingang ${number}`, art: 'ausschuss' } as never,
      author: 'test',
    },
    {
      kind: 'ratsperson',
      data: {
        vorname: 'Emil',
        nachname: `Eingang ${number}`,
        mitgliedschaften: [{ gremium, von: '2024-07-23' }],
      } as never,
      author: 'test',
    },
    {
      kind: 'sitzung',
      data: {
        titel: 'Sitzung',
        gremium,
        behandlung: 'oeffentlich',
        datum_von,
        ort: 'Ratssaal',
        tagesordnung: [{ titel: 'Fragen' }],
      } as never,
      author: 'test',
    },
  ])
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  input.params = input.params?.['gremium'] === undefined ? { id: written.value[2] as string } : { gremium }
}

/** A visitor's remark about the page. */
const remark: Special = async ({ store }, input, { id }) => {
  const row = {
    id: randomUUID(),
    document_id: id,
    tag: '2026-11-20',
    hilfreich: 0,
    text: 'Nein',
    erledigt: 0,
  }
  await store.database.write(async transaction => {
    await transaction.withTables<RueckmeldungTables>().insertInto('rueckmeldung_texte').values(row).execute()
    return { ok: true, value: undefined }
  })
  input.params = { id: row.id }
}

/** Columns of a photo of a resident that is not public. */
const storedPhoto = {
  stelle: 0,
  zeigen: 0,
  beschreibung: '',
  typ: 'image/jpeg',
  groesse: 2,
  gilt_bis: null,
}

async function writePhoto(cms: Parameters<Special>[0], room: string, kennung: string): Promise<void> {
  const folder = join(folderOf(cms), room)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, kennung), new Uint8Array([0xff, 0xd8]))
}

/** An entry of the pin board with a photo that waits for review. */
const boardEntry: Special = async (cms, input, { number }) => {
  const kennung = String(number).padStart(22, '0')
  const nummer = `P-${String(number).padStart(8, '0')}`
  const at = new Date().toISOString()
  const row = {
    id: randomUUID(),
    nummer,
    einreichung: randomUUID(),
    rubrik: 'suche',
    titel: 'Akkordeon',
    text: 'Zum Üben.',
    ort: '',
    name: '',
    email: `erika${number}@example.org`,
    tage: 30,
    stand: 'bestaetigt',
    stand_davor: null,
    gesperrt_von: null,
    grund: '',
    verlaengert: 0,
    fassung: 1,
    angelegt_am: at,
    geaendert_am: at,
    freigegeben_am: null,
    laeuft_ab_am: null,
    erinnert_am: null,
    ersetzt: '',
  } as const
  const { einreichung, id: gehoert_zu } = row
  await cms.store.database.write(async transaction => {
    const db = transaction.withTables<PinnwandTables & PhotoTables>()
    await db.insertInto('pinnwand_eintraege').values(row).execute()
    await db
      .insertInto('pinnwand_fotos')
      .values({ ...storedPhoto, kennung, einreichung, gehoert_zu })
      .execute()
    return { ok: true, value: undefined }
  })
  await writePhoto(cms, 'pinnwand', kennung)
  input.params = { nummer, ...(input.params?.['kennung'] === undefined ? {} : { kennung }) }
}

/** A proposed entry of a directory that waits for review. */
const proposal: Special = async ({ store }, input, { number }) => {
  const nummer = `V-${String(number).padStart(8, '0')}`
  const directory = {
    slug: `eingang-${number}`,
    name: 'Vereine',
    einzahl: 'Verein',
    mehrzahl: 'Vereine',
    seite: '',
    rubriken: [{ id: 'sport', name: 'Sport' }],
  }
  const written = await store.writeAll([{ kind: 'verzeichnis', data: directory, author: 'test' }])
  if (!written.ok) throw new Error('Nothing was made')
  const at = new Date().toISOString()
  const row = {
    id: randomUUID(),
    nummer,
    einreichung: randomUUID(),
    email: `erika${number}@example.org`,
    verzeichnis: directory.slug,
    angaben: JSON.stringify({
      name: `Eingang ${number}`,
      rubriken: ['sport'],
      einleitung: '',
      text: '',
      ansprechperson: '',
      telefon: '',
      oeffentliche_email: '',
      webseite: '',
      haus: '',
      strasse: '',
      plz: '',
      ort: '',
      barrierefreiheit: '',
    }),
    grundlage: null,
    stand: 'bestaetigt',
    stand_davor: null,
    gesperrt_von: null,
    grund: '',
    fassung: 1,
    angelegt_am: at,
    geaendert_am: at,
    freigegeben_am: null,
    dokument: null,
    sperrfassung: null,
    sperrfenster: null,
    gefragt_am: null,
    ersetzt: '',
  } as const
  await store.database.write(async transaction => {
    await transaction
      .withTables<VorschlagTables>()
      .insertInto('verzeichnis_vorschlaege')
      .values(row)
      .execute()
    return { ok: true, value: undefined }
  })
  input.params = { nummer }
}

/**
 * A submission of a form with a file, written to the database: a form that is sent at once would be refused.
 */
const submission: Special = async (cms, input, { number }) => {
  const vorgang = `F-${String(number).padStart(8, '0')}`
  const kennung = String(number).padStart(22, '0')
  const at = new Date().toISOString()
  const row = {
    vorgang,
    einreichung: randomUUID(),
    fingerabdruck: '',
    kennwort: '',
    formular: 'eingang',
    titel: 'Eingang',
    eingegangen_am: at,
    loeschen_am: at,
    email: null,
    antworten: '[]',
    stand: 'neu',
  } as const
  const file = {
    kennung,
    einreichung: row.einreichung,
    formular: row.formular,
    feld: 'plan',
    name: 'plan.pdf',
    typ: 'application/pdf',
    groesse: 4,
    vorgang,
    gilt_bis: null,
  }
  await cms.store.database.write(async transaction => {
    const db = transaction.withTables<FormularTables>()
    await db.insertInto('formular_eingaenge').values(row).execute()
    await db.insertInto('formular_dateien').values(file).execute()
    return { ok: true, value: undefined }
  })
  const folder = join(folderOf(cms), 'formulare')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, kennung), '%PDF')
  input.params = { ...input.params, vorgang, ...(input.params?.['kennung'] === undefined ? {} : { kennung }) }
}

/** A damage report with a photo, written to the database. All other reports are deleted. */
const damage: Special = async (cms, input) => {
  const kennung = '0'.repeat(22)
  const at = new Date().toISOString()
  const row: SchadenTables['schaeden'] = {
    id: 'schaden',
    nummer: 'S-7GQ2M9XD',
    einreichung: randomUUID(),
    kennwort: '',
    kategorie: 'licht',
    text: 'Dunkel',
    breite: null,
    laenge: null,
    adresse: 'Spitalgasse 5',
    strasse: 'spitalgasse',
    ort: '',
    angaben: '{}',
    email: '',
    nachrichten: 'keine',
    stand: 'eingegangen',
    grund: '',
    doppelt_zu: null,
    erwartet_am: null,
    oeffentlich: 0,
    text_zeigen: 0,
    geoeffnet: 0,
    fassung: 1,
    gemeldet_am: at,
    geaendert_am: at,
    beendet_am: null,
  }
  const { einreichung, id: gehoert_zu } = row
  await cms.store.database.write(async transaction => {
    const db = transaction.withTables<SchadenTables>()
    for (const one of ['schaden_schritte', 'schaden_fotos', 'schaeden'] as const)
      await db.deleteFrom(one).execute()
    await db.insertInto('schaeden').values(row).execute()
    await db
      .insertInto('schaden_fotos')
      .values({ ...storedPhoto, kennung, einreichung, gehoert_zu })
      .execute()
    return { ok: true, value: undefined }
  })
  await writePhoto(cms, 'schaeden', kennung)
  input.params = {
    ...input.params,
    nummer: row.nummer,
    ...(input.params?.['kennung'] === undefined ? {} : { kennung }),
  }
}

const table = (number: number) =>
  new TextEncoder().encode(`Titel;Datum;Kategorie\nEingang ${number};24.07.2027;Feste\n`)

/** Deletes all imports except the six newest: an account may have only a few open imports. */
const onlyLastTakenOver = ({ store }: Parameters<Special>[0]) =>
  store.database.write(async transaction => {
    const db = transaction.withTables<UebernahmeTables>()
    const rows = await db.selectFrom('uebernahmen').select('id').orderBy('created_at', 'desc').execute()
    const old = rows.slice(6).map(({ id }) => id)
    if (old.length > 0) await db.deleteFrom('uebernahmen').where('id', 'in', old).execute()
    return { ok: true, value: undefined }
  })

/** An import of a table, begun by the caller. */
const takingOver: Special = async (cms, input, { number }, token) => {
  await onlyLastTakenOver(cms)
  const given = { query: { name: 'termine.csv' }, file: table(number) }
  const told = await ask(cms)(calls.redaktionUebernahmeAusDatei, given, { token })
  input.params = { id: ((await told.json()) as { id: string }).id }
}

/** An export of the town in progress. */
const exporting: Special = async (cms, input, _, token) => {
  const told = await ask(cms)(calls.redaktionAusfuhrBeginnen, { body: {} }, { token })
  input.params = { id: ((await told.json()) as { ausfuhr: { id: string } }).ausfuhr.id }
}

/** A finished export: jobs do not run here, so its file is written directly. */
const exported: Special = async (cms, input, made, token) => {
  await exporting(cms, input, made, token)
  const file = `${input.params?.['id']}-1.zip`
  const folder = join(folderOf(cms), 'ausfuhr')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), 'PK')
  const now = Date.now()
  const result = { file, at: new Date(now).toISOString(), bytes: 2, contents: 1, media: 0, missing: 0 }
  const columns = {
    stand: 'fertig',
    made: JSON.stringify(result),
    ends_at: new Date(now + 3_600_000).toISOString(),
  } as const
  await cms.store.database.write(async transaction => {
    await transaction.withTables<AusfuhrTables>().updateTable('ausfuhr').set(columns).execute()
    return { ok: true, value: undefined }
  })
}

/** A street, a tour with a date, and a checked file. */
const waste: Special = async ({ store }, input, { number }) => {
  const id = `eingang${number}`
  const now = '2026-11-20T08:00:00.000Z'
  const regel = JSON.stringify({ art: 'einzeln' })
  await store.database.write(async transaction => {
    const db = transaction.withTables<AbfallTables>()
    const place = {
      ort: 'Kernstadt',
      bezirk: '',
      strasse: `Weg ${id}`,
      hausnummern: '',
      ort_key: 'kernstadt',
    }
    await db
      .insertInto('abfall_orte')
      .values({ id, ...place, strasse_key: `weg${id}`, geaendert_am: now })
      .execute()
    await db
      .insertInto('abfall_touren')
      .values({
        id,
        name: 'Restmüll',
        fraktion: 'restmuell',
        regel,
        zeit_von: null,
        zeit_bis: null,
        platz: '',
        hinweis: '',
        variante: '',
        aus_einfuhr: 0,
        beendet_am: null,
        geaendert_am: now,
      })
      .execute()
    await db
      .insertInto('abfall_termine')
      .values({
        tour_id: id,
        urspruenglich: '2099-12-08',
        datum: '2099-12-08',
        stand: 'gilt',
        grund: '',
        von_hand: 0,
        sequenz: 0,
        zeit_von: null,
        zeit_bis: null,
        platz: '',
        geaendert_am: now,
      })
      .execute()
    await db
      .insertInto('abfall_namen')
      .values({ id, schluessel: id, name: id, bedeutung: 'keine', geaendert_am: now })
      .execute()
    // Only one import can run at a time.
    await db.deleteFrom('abfall_einfuhren').where('stand', '=', 'laeuft').execute()
    const anzahl = { neu: 0, verschoben: 0, entfallen: 0, geblieben: 0, von_hand: 0 }
    const bericht = JSON.stringify({
      zeilen: 0,
      anzahl: { ...anzahl, unbekannt: 0, fehlerhaft: 0, repariert: 0, neue_orte: 0 },
      erster: null,
      letzter: null,
      bedenken: [],
      hinweise: [],
      fehler: [],
      aenderungen: [],
    })
    const file = {
      name: 'x.csv',
      author: 'test',
      stand: 'geprueft',
      schritte: 0,
      getan: 0,
      stoerung: null,
    } as const
    await db
      .insertInto('abfall_einfuhren')
      .values({ id, ...file, bericht, geprueft_am: now })
      .execute()
    return { ok: true, value: undefined }
  })
  if (input.params && 'id' in input.params) input.params['id'] = id
  if (input.params && 'tag' in input.params) input.params['tag'] = '2099-12-08'
  if (input.body && 'strasse' in input.body) Object.assign(input.body, { strasse: `Gasse ${id}`, touren: [] })
  if (input.body && 'von' in input.body) Object.assign(input.body, { von: '2026-12-01', bis: '2026-12-20' })
  if (input.body && 'regel' in input.body) Object.assign(input.body, { regel: { art: 'einzeln' }, orte: [] })
}

/** What calls need beyond their examples, by name. */
const specials: Readonly<Record<string, Special>> = {
  redaktionInhaltAnlegen: async (cms, input, made, token) => {
    await isNew(cms, input, made, token)
    Object.assign(input.body ?? {}, { daten: dataOf(`${made.path}-neu`, made.number) })
  },
  redaktionKopieren: async (cms, input, made, token) => {
    await isNew(cms, input, made, token)
    Object.assign(input.body ?? {}, { pfad: `${made.path}-kopie` })
  },
  redaktionZurueckziehen: async (cms, input, made, token) => {
    await publish(cms, input, made, token)
    input.body = { trotzdem: true }
  },
  redaktionZurueckholen: async ({ store }, _, { id }) => {
    const gone = await store.remove(id, { author: 'test' })
    if (!gone.ok) throw new Error(JSON.stringify(gone.error))
  },
  redaktionArbeitskopie: async (cms, _, { id }, token) => {
    const body = { art: 'seite', daten: { title: 'Getippt' }, grundfassung: 1 }
    await ask(cms)(calls.redaktionArbeitskopieBehalten, { params: { id }, body }, { token })
  },
  redaktionArbeitskopieUebernehmen: async ({ store }, input, { id }) => {
    const typed = {
      id,
      kind: 'seite',
      author: 'jemand',
      data: { title: 'Getippt' },
      baseRevision: 1,
    } as const
    const kept = await store.keepWorkingCopy(typed)
    if (!kept.ok) throw new Error(JSON.stringify(kept.error))
    input.body = { von: 'jemand' }
  },
  redaktionVorschaulinkBeenden: async (cms, input, { id }, token) => {
    const told = await ask(cms)(calls.redaktionVorschaulinkAnlegen, { params: { id }, body: {} }, { token })
    Object.assign(input.params ?? {}, { link: ((await told.json()) as { id: string }).id })
  },
  redaktionKontoVerbindungLoesen: async ({ store }, _, { account }) => {
    const at = new Date().toISOString()
    await store.database.write(async transaction => {
      await transaction
        .withTables<AccountTables>()
        .insertInto('identities')
        .values({ issuer: 'i', subject: account, account_id: account, created_at: at, used_at: at })
        .execute()
      return { ok: true, value: undefined }
    })
  },
  redaktionSitzung: meeting,
  redaktionSitzungVorgaben: meeting,
  redaktionSitzungEinladen: async (cms, input, made, token) => {
    await meeting(cms, input, made, token)
    Object.assign(input.body ?? {}, { vorgang: randomUUID() })
  },
  redaktionSitzungAnlegen: async (cms, input, made, token) => {
    await meeting(cms, input, made, token)
    const ids = { id: randomUUID(), nichtoeffentlich: randomUUID() }
    Object.assign(input.body ?? {}, ids, { gremium: `gremium-eingang-${made.number}` })
  },
  redaktionTermintag: appointment,
  redaktionTermin: appointment,
  redaktionTerminBuchen: appointment,
  redaktionTerminVerschieben: appointment,
  redaktionTerminSchritt: appointment,
  redaktionBetroffeneAbsagen: appointment,
  redaktionTerminsperreAnlegen: appointment,
  redaktionTerminsperreLoeschen: async (cms, input, made, token) => {
    await appointment(cms, input, made, token)
    const id = randomUUID()
    const body = {
      id,
      angebot: `eingang-${made.number}`,
      beginn: '2026-12-02T09:00:00Z',
      ende: '2026-12-02T10:00:00Z',
    }
    await ask(cms)(calls.redaktionTerminsperreAnlegen, { body }, { token })
    input.params = { id }
  },
  redaktionRueckmeldungErledigen: remark,
  redaktionRueckmeldungLoeschen: remark,
  redaktionPinnwandEintrag: boardEntry,
  redaktionPinnwandFoto: boardEntry,
  redaktionPinnwandSchritt: boardEntry,
  redaktionVerzeichnisvorschlag: proposal,
  redaktionVerzeichnisvorschlagSchritt: proposal,
  redaktionSchaden: damage,
  redaktionSchadenFoto: damage,
  redaktionSchadenSchritt: damage,
  redaktionEingang: submission,
  redaktionEingangBearbeiten: submission,
  redaktionEingangLoeschen: submission,
  redaktionEingangKopie: submission,
  redaktionEingangPersonen: submission,
  redaktionEingangDatei: submission,
  redaktionFehlendeAdresseAusblenden: async ({ store }, input, { path }) => {
    const row = { path: `${path}-fehlt`, asked: 1, last_day: '2026-11-20', from_path: null, hidden_at: null }
    await store.database.write(async transaction => {
      await transaction.withTables<MissingTables>().insertInto('missing_addresses').values(row).execute()
      return { ok: true, value: undefined }
    })
    input.body = { adresse: row.path, ausgeblendet: true }
  },
  redaktionWarnungAusblenden: async ({ store }, input, { number }) => {
    const id = `warnung${number}`
    const at = new Date().toISOString()
    await store.database.write(async transaction => {
      await transaction
        .withTables<WarnungTables>()
        .insertInto('warnungen')
        .values({
          id,
          quelle: 'nina',
          kennung: id,
          version: '',
          art: 'meldung',
          daten: JSON.stringify({
            titel: 'Sturm',
            beschreibung: '',
            anweisung: '',
            gebiet: '',
            schluessel: [],
            schwere: 'Minor',
            vorab: false,
          }),
          fassung: 'abcd-123',
          bis: null,
          seit: at,
          stand: at,
          beendet_am: null,
          ausgeblendete_fassung: null,
          ausgeblendet_am: null,
          ausgeblendet_von: null,
          ausgeblendet_grund: null,
        })
        .execute()
      return { ok: true, value: undefined }
    })
    input.params = { id }
  },
  redaktionUebernahmeAusDatei: async (cms, input, { number }) => {
    await onlyLastTakenOver(cms)
    input.file = table(number)
  },
  redaktionUebernahmeVonAdresse: async cms => void (await onlyLastTakenOver(cms)),
  redaktionZugangAnlegen: async (_, input) => void Object.assign(input.body ?? {}, { passwort: PASSWORD }),
  redaktionLesebestaetigungen: toBeRead,
  redaktionUebernahme: takingOver,
  redaktionUebernahmeStuecke: takingOver,
  redaktionUebernahmeAuswahl: takingOver,
  redaktionUebernahmeSpalten: takingOver,
  redaktionUebernahmeStarten: takingOver,
  redaktionUebernahmeAnhalten: takingOver,
  redaktionUebernahmeZuruecknehmen: takingOver,
  redaktionUebernahmeVergessen: takingOver,
  redaktionAbfalltour: waste,
  redaktionAbfalltourAnlegen: waste,
  redaktionAbfalltourAendern: waste,
  redaktionAbfalltourLoeschen: waste,
  redaktionAbfalltourPlanen: waste,
  redaktionAbfallterminAnlegen: waste,
  redaktionAbfallterminVerschieben: waste,
  redaktionAbfallterminAbsagen: waste,
  redaktionAbfallterminZuruecksetzen: waste,
  redaktionAbfallort: waste,
  redaktionAbfallortAnlegen: waste,
  redaktionAbfallortAendern: waste,
  redaktionAbfallortLoeschen: waste,
  redaktionAbfalleinfuhr: waste,
  redaktionAbfalleinfuhrStarten: waste,
  redaktionAbfalleinfuhrLoeschen: waste,
  redaktionAbfallnameLoeschen: waste,
  redaktionAbfalleinfuhrPruefen: async (_, input) =>
    void (input.file = new TextEncoder().encode('Abfallart;Datum\nRestmüll;12.01.2099\n')),
  redaktionAusfuhrBeginnen: async (_, input) => void (input.body = {}),
  redaktionAusfuhrLoeschen: exporting,
  redaktionAusfuhrDatei: exported,
  redaktionAehnlicheMedien: async (_, input) => void (input.file = DOT),
  redaktionMediumBytes: async (_, input) => void (input.query = {}),
  redaktionMediumAufnehmen: async (_, input, { number }) =>
    void (input.query = { name: `neu-${number}.pdf`, titel: 'Plan' }),
  // A file that is in use cannot be deleted.
  redaktionMediumLoeschen: async (cms, input, { number }) => {
    const schluessel = `unbenutzt-${number}`
    await cms.addDocument({ schluessel, bytes: pdf(`Unbenutzt ${number}`), titel: 'Plan' })
    input.params = { datei: `${schluessel}.pdf` }
  },
  redaktionMediumBeschreiben: async (_, input) => void (input.body = { titel: 'Plan' }),
}

export type How = {
  token?: string
  method?: string
  headers?: Record<string, string>
  /** `text` replaces the body, `search` the query. */
  text?: string
  search?: string
}

/** Makes a call as over HTTP. An unexpected error is thrown and fails the test. */
export function ask({ handlers, identify }: Pick<EmbeddedCms, 'handlers' | 'identify'>) {
  const answer = answerOverHttp({ handlers, identify }, error => {
    throw error
  })
  return (
    call: Call,
    input: Input,
    { token = '', method = call.method, headers = {}, text, search }: How = {},
  ) => {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? '7'),
    )
    const query = search ?? new URLSearchParams(input.query).toString()
    const carries = method !== 'GET' && method !== 'HEAD' && (call.body || call.takesFile)
    const body = text ?? (input.file && carries ? input.file : JSON.stringify(input.body ?? {}))
    const type = call.takesFile ? 'application/pdf' : 'application/json'
    return answer(
      new Request(`http://cms${path}?${query}`, {
        method,
        headers: {
          [tokenHeader.redaktion]: token,
          ...(carries ? { 'content-type': type } : {}),
          ...headers,
        },
        ...(carries ? { body } : {}),
      }),
    )
  }
}

/** Returns the methods that the contract does not define for the path of a call. */
export function othersAt({ path }: Call): readonly string[] {
  const known = new Set(
    (Object.values(calls) as Call[]).filter(call => fits(call.path, path)).map(({ method }) => method),
  )
  return methods.filter(method => !known.has(method))
}

const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.replaceAll(/[{}]/g, ''))
