import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BeschriebenesFoto, type CallInput, calls, isCmsError } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { tablesOf } from '../resident-photos/tables.ts'
import { findChanges } from '../store/changes.ts'
import { testTown } from '../test-town.ts'
import type { TownStep } from './moderation.ts'

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const ERIKA = 'erika@example.org'
const URL = 'https://www.rebenau.example.org'
const DAY = 24 * 3_600
const silent = { info() {}, warn() {}, error() {} }
const refused = (code: string) => expect.objectContaining({ code })
const angaben = {
  rubrik: 'gefunden',
  titel: 'Schlüsselbund mit rotem Band',
  text: 'Lag am Brunnen.',
  ort: 'Marktplatz',
  name: 'Erika',
  tage: 30,
} as const
const ROT = 'Drei Schlüssel an einem roten Band'

const photo = async (color = '#a33') =>
  new Uint8Array(
    await sharp({ create: { width: 2_400, height: 60, channels: 3, background: color } })
      .withExif({ IFD0: { Artist: 'Erika Beispiel' }, IFD3: { GPSLatitude: '49/1 8/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )

type NewEntry = CallInput<typeof calls.pinnwandAufgeben>['body']
type Change = Partial<CallInput<typeof calls.pinnwandAendern>['body']>

async function board() {
  const town = await testTown({ stadt: [stadt] }, undefined, {})
  const { database } = town.store
  const { moderation, jobs } = town.pinnwand
  const mails = () => database.read.withTables<OutboxTables>().selectFrom('mails').selectAll().execute()
  const lastMail = async () => (await mails()).findLast(({ an }) => an === ERIKA)?.text ?? ''
  const moment = () => town.pass(0.001)
  const upload = async (einreichung: string, color?: string, name = 'fund.jpg') =>
    town.call(calls.pinnwandFoto, {
      query: { einreichung, name },
      file: await photo(color),
      sender: '192.0.2.7',
    })
  const described = async (einreichung: string, color?: string, beschreibung = ROT) => ({
    kennung: (await upload(einreichung, color)).kennung,
    beschreibung,
  })
  const putUp = (einreichung: string, fotos: BeschriebenesFoto[], more: Partial<NewEntry> = {}) => {
    moment()
    return town.call(calls.pinnwandAufgeben, {
      body: { ...angaben, email: ERIKA, einreichung, fotos, ...more },
      sender: '192.0.2.7',
    })
  }
  const confirm = async () => {
    const schluessel = new RegExp(`${URL}/pinnwand/bestaetigen/(\\S+)`).exec(await lastMail())?.[1] ?? ''
    return (await town.call(calls.pinnwandBestaetigen, { body: { schluessel } })).verwalten
  }
  const atDesk = async (nummer: string, schritt: TownStep['schritt'], more: Partial<TownStep> = {}) => {
    moment()
    const { fassung } = await moderation.eintrag(nummer)
    return moderation.schritt(nummer, { schritt, grund: '', grundfassung: fassung, author: 'anna', ...more })
  }
  const own = (schluessel: string) => town.call(calls.pinnwandEigener, { params: { schluessel } })
  return {
    ...town,
    moderation,
    lastMail,
    upload,
    described,
    putUp,
    confirm,
    atDesk,
    own,
    rows: () => tablesOf(database.read).selectFrom('pinnwand_fotos').selectAll().orderBy('stelle').execute(),
    filesThere: () => readdir(town.pinnwandFolder).catch(() => []),
    one: (nummer: string) => town.call(calls.pinnwandEintrag, { params: { nummer } }),
    picture: (nummer: string, kennung: string) =>
      town.call(calls.pinnwandBild, { params: { nummer, kennung } }),
    ownPicture: (schluessel: string, kennung: string) =>
      town.call(calls.pinnwandEigenesBild, { params: { schluessel, kennung } }),
    step: (schluessel: string, schritt: 'sperren' | 'entsperren' | 'verlaengern' | 'loeschen') =>
      town.call(calls.pinnwandSchritt, { body: { schluessel, schritt } }),
    change: async (schluessel: string, more: Change) =>
      town.call(calls.pinnwandAendern, {
        body: { ...angaben, schluessel, grundfassung: (await own(schluessel)).fassung, ...more },
      }),
    async look(days: number) {
      const running = openJobs({ database, jobs, clock: town.clock, log: silent })
      for (let day = 0; day < days; day++) {
        town.pass(DAY)
        await running.look()
      }
    },
    /** Puts up an entry with one photo, and confirms it. */
    async begin(color?: string) {
      const einreichung = crypto.randomUUID()
      const foto = await described(einreichung, color)
      const { nummer } = await putUp(einreichung, [foto])
      return { einreichung, nummer, foto, kennung: foto.kennung, schluessel: await confirm() }
    },
  }
}

type Board = Awaited<ReturnType<typeof board>>
type Begun = Awaited<ReturnType<Board['begin']>>

describe('P11: a photo of an entry of the pin board', () => {
  test('is public with its words once the entry is released, without the data of the camera', async () => {
    const town = await board()
    const { nummer, kennung, schluessel, foto } = await town.begin()
    await town.atDesk(nummer, 'freigeben')
    expect((await town.one(nummer)).fotos).toEqual([foto])
    expect((await town.call(calls.pinnwand, { query: {} })).data[0]?.fotos).toEqual([foto])
    const { bytes, typ } = await town.picture(nummer, kennung)
    expect(typ).toBe('image/jpeg')
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 1_600 })
    expect((await sharp(Buffer.from(bytes)).metadata()).exif).toBeUndefined()
    const kept = await readFile(join(town.pinnwandFolder, kennung), 'latin1')
    expect(kept).not.toContain('Erika Beispiel')
    expect((await town.ownPicture(schluessel, kennung)).bytes).toEqual(bytes)
    expect((await town.moderation.foto(nummer, kennung)).bytes).toEqual(bytes)
  })

  const hidden: Readonly<Record<string, (town: Board, begun: Begun) => Promise<unknown>>> = {
    'waits for its review': async () => {},
    'was refused': (town, { nummer }) => town.atDesk(nummer, 'ablehnen', { grund: 'Werbung' }),
    'was locked by the town before its release': (town, { nummer }) =>
      town.atDesk(nummer, 'sperren', { grund: 'Werbung' }),
    'was locked by its author': (town, { schluessel }) => town.step(schluessel, 'sperren'),
    'was released and then locked by the town': async (town, { nummer }) => {
      await town.atDesk(nummer, 'freigeben')
      await town.atDesk(nummer, 'sperren', { grund: 'Werbung' })
    },
    'was released and then locked by its author': async (town, { nummer, schluessel }) => {
      await town.atDesk(nummer, 'freigeben')
      await town.step(schluessel, 'sperren')
    },
    'was released and then changed': async (town, { nummer, schluessel }) => {
      await town.atDesk(nummer, 'freigeben')
      await town.change(schluessel, { titel: 'Schlüssel' })
    },
    'has expired, before the job runs': async (town, { nummer }) => {
      await town.atDesk(nummer, 'freigeben')
      town.pass(31 * DAY)
    },
    'has expired': async (town, { nummer }) => {
      await town.atDesk(nummer, 'freigeben')
      await town.look(31)
    },
    'is released without this photo': async (town, { nummer, kennung }) => {
      await town.atDesk(nummer, 'foto-verbergen', { foto: kennung })
      await town.atDesk(nummer, 'freigeben')
    },
    'was deleted by its author': async (town, { nummer, schluessel }) => {
      await town.atDesk(nummer, 'freigeben')
      await town.step(schluessel, 'loeschen')
    },
    'was deleted by the town': async (town, { nummer }) => {
      await town.atDesk(nummer, 'freigeben')
      await town.atDesk(nummer, 'loeschen')
    },
  }
  test.each(Object.entries(hidden))('is not public if the entry %s', async (_which, go) => {
    const town = await board()
    const begun = await town.begin()
    await go(town, begun)
    await expect(town.picture(begun.nummer, begun.kennung)).rejects.toEqual(refused('nicht-gefunden'))
    expect(JSON.stringify(await town.call(calls.pinnwand, { query: {} }))).not.toContain(begun.kennung)
  })

  test('is not public before the entry is confirmed, and opens with no other number or key', async () => {
    const town = await board()
    const einreichung = crypto.randomUUID()
    const foto = await town.described(einreichung)
    const draft = await town.putUp(einreichung, [foto])
    await expect(town.picture(draft.nummer, foto.kennung)).rejects.toEqual(refused('nicht-gefunden'))
    await expect(town.moderation.foto(draft.nummer, foto.kennung)).rejects.toEqual(refused('nicht-gefunden'))
    const one = await town.begin()
    const other = await town.begin()
    for (const { nummer } of [one, other]) await town.atDesk(nummer, 'freigeben')
    await expect(town.picture(one.nummer, other.kennung)).rejects.toEqual(refused('nicht-gefunden'))
    await expect(town.ownPicture(one.schluessel, other.kennung)).rejects.toEqual(refused('nicht-gefunden'))
    await expect(town.moderation.foto(one.nummer, other.kennung)).rejects.toEqual(refused('nicht-gefunden'))
    await expect(town.ownPicture('falsch', one.kennung)).rejects.toEqual(refused('link-abgelaufen'))
  })

  const AAAA = 'AAAAAAAAAAAAAAAAAAAAAA'
  const GONE = 'Ein Foto liegt nicht mehr bei uns. Bitte fügen Sie es noch einmal an.'
  const SAME = 'Dieses Foto ist schon dabei.'
  const missing: BeschriebenesFoto = { kennung: AAAA, beschreibung: ROT }
  type Fotos = (town: Board, einreichung: string) => Promise<BeschriebenesFoto[]>
  const blue = (town: Board, form: string) => town.described(form, '#33a', 'Das Etui')
  const refusedPhotos: readonly [string, string, readonly string[], Fotos][] = [
    ['nobody uploaded', GONE, ['fotos.0.kennung'], async () => [missing]],
    ['is of another form', GONE, ['fotos.0.kennung'], async town => [await blue(town, crypto.randomUUID())]],
    ['is of another entry', GONE, ['fotos.0.kennung'], async town => [(await town.begin('#3a3')).foto]],
    [
      'expired, as the second',
      GONE,
      ['fotos.1.kennung'],
      async (town, form) => [await town.described(form), missing],
    ],
    [
      'expired, as the third',
      GONE,
      ['fotos.2.kennung'],
      async (town, form) => [await town.described(form), await blue(town, form), missing],
    ],
    [
      'expired, around a good one',
      GONE,
      ['fotos.0.kennung', 'fotos.2.kennung'],
      async (town, form) => [missing, await town.described(form), { ...missing, kennung: 'B'.repeat(22) }],
    ],
    [
      'is named twice',
      SAME,
      ['fotos.1'],
      async (town, form) => {
        const foto = await town.described(form)
        return [foto, { ...foto, beschreibung: 'Andere Worte' }]
      },
    ],
    [
      'was uploaded twice',
      SAME,
      ['fotos.1'],
      async (town, form) => [await town.described(form), await town.described(form)],
    ],
    [
      'was uploaded twice, with another between',
      SAME,
      ['fotos.2'],
      async (town, form) => [await town.described(form), await blue(town, form), await town.described(form)],
    ],
    [
      'was uploaded three times',
      SAME,
      ['fotos.1', 'fotos.2'],
      async (town, form) => [
        await town.described(form),
        await town.described(form),
        await town.described(form),
      ],
    ],
  ]
  const issuesOf = (error: unknown) => (isCmsError(error) ? error.details?.issues : error)
  test.each(refusedPhotos)(
    'that %s is refused at its place, and nothing is stored: %s %j',
    async (...row) => {
      const [, message, paths, fotosOf] = row
      const issues = paths.map(path => ({ path, message }))
      const town = await board()
      const { nummer, schluessel, foto, kennung } = await town.begin()
      const einreichung = crypto.randomUUID()
      const fotos = await fotosOf(town, einreichung)
      const before = await town.rows()
      expect(issuesOf(await town.putUp(einreichung, fotos).catch((thrown: unknown) => thrown))).toEqual(
        issues,
      )
      expect(await town.rows()).toEqual(before)
      const change = town.change(schluessel, { einreichung, fotos: [...fotos] })
      expect(issuesOf(await change.catch((thrown: unknown) => thrown))).toEqual(issues)
      expect(await town.rows()).toEqual(before)
      expect((await town.own(schluessel)).fotos).toEqual([{ ...foto, zeigen: true }])
      expect((await town.moderation.foto(nummer, kennung)).typ).toBe('image/jpeg')
    },
  )

  test.each<[string, 'first' | 'second']>([
    ['after it', 'second'],
    ['before it', 'first'],
  ])('that the entry has already is refused if it is uploaded again %s', async (_where, place) => {
    const town = await board()
    const { schluessel, foto } = await town.begin()
    const einreichung = crypto.randomUUID()
    const again = await town.described(einreichung, undefined, 'Andere Worte')
    const change = town.change(schluessel, {
      einreichung,
      fotos: place === 'first' ? [again, foto] : [foto, again],
    })
    expect(issuesOf(await change.catch((thrown: unknown) => thrown))).toEqual([
      { path: 'fotos.1', message: SAME },
    ])
    expect((await town.own(schluessel)).fotos).toEqual([{ ...foto, zeigen: true }])
  })

  test.each<[string, readonly object[], string]>([
    [
      'without words',
      [{ kennung: AAAA, beschreibung: ' ' }],
      'Bitte schreiben Sie, was auf dem Foto zu sehen ist.',
    ],
    ['with no field for words', [{ kennung: AAAA }], ''],
    ['with 201 letters', [{ kennung: AAAA, beschreibung: 'x'.repeat(201) }], 'Bitte höchstens 200 Zeichen.'],
    [
      'as the fourth',
      Array.from({ length: 4 }, () => ({ kennung: AAAA, beschreibung: ROT })),
      'Bitte höchstens 3 Fotos.',
    ],
    ['with a key of another shape', [{ kennung: '../fund.jpg', beschreibung: ROT }], ''],
  ])('is refused by the contract %s, in a new entry and in a change', (_what, fotos, message) => {
    const body = { ...angaben, email: ERIKA, einreichung: crypto.randomUUID(), fotos }
    const change = { ...angaben, schluessel: 'k', grundfassung: 1, einreichung: crypto.randomUUID(), fotos }
    for (const read of [
      calls.pinnwandAufgeben.body?.safeParse(body),
      calls.pinnwandAendern.body?.safeParse(change),
    ]) {
      expect(read?.success).toBe(false)
      expect(read?.error?.issues[0]?.path[0]).toBe('fotos')
      expect(read?.error?.issues[0]?.message).toContain(message)
    }
  })

  test('that is no picture is refused with the name of its file', async () => {
    const town = await board()
    const sent = town.call(calls.pinnwandFoto, {
      query: { einreichung: crypto.randomUUID(), name: 'brief.docx' },
      file: new TextEncoder().encode('Kein Bild'),
      sender: '192.0.2.7',
    })
    await expect(sent).rejects.toMatchObject({
      code: 'ungueltig',
      message: expect.stringContaining('brief.docx'),
    })
    expect(await town.filesThere()).toEqual([])
  })

  test('stays with a form that is sent again: after a lost answer, and corrected before the confirmation', async () => {
    const town = await board()
    const einreichung = crypto.randomUUID()
    const first = await town.described(einreichung)
    await town.putUp(einreichung, [first])
    // The browser sends the file again.
    await town.putUp(einreichung, [await town.described(einreichung)])
    expect((await town.rows()).filter(({ gehoert_zu }) => gehoert_zu !== null)).toHaveLength(1)
    const { nummer } = await town.putUp(einreichung, [{ ...first, beschreibung: 'Ein Schlüsselbund' }], {
      titel: 'Schlüssel',
    })
    const blue = await town.described(einreichung, '#33a', 'Das blaue Etui dazu')
    await town.putUp(einreichung, [blue, first], { titel: 'Schlüssel' })
    const schluessel = await town.confirm()
    expect((await town.own(schluessel)).fotos).toEqual([
      { ...blue, zeigen: true },
      { ...first, zeigen: true },
    ])
    await town.atDesk(nummer, 'freigeben')
    expect((await town.one(nummer)).fotos).toEqual([blue, first])
  })

  test.each<[string, boolean, (town: Board, begun: Begun, form: string) => Promise<Change>]>([
    ['no photos named', false, async () => ({})],
    ['the same photo', false, async (_town, { foto }) => ({ fotos: [foto] })],
    [
      'the same photo sent again',
      false,
      async (town, _begun, einreichung) => ({ einreichung, fotos: [await town.described(einreichung)] }),
    ],
    ['other words', true, async (_town, { foto }) => ({ fotos: [{ ...foto, beschreibung: 'Schlüssel' }] })],
    ['the photo removed', true, async () => ({ fotos: [] })],
    [
      'a photo added',
      true,
      async (town, { foto }, einreichung) => ({
        einreichung,
        fotos: [foto, await town.described(einreichung, '#33a')],
      }),
    ],
    [
      'a photo replaced',
      true,
      async (town, _begun, einreichung) => ({
        einreichung,
        fotos: [await town.described(einreichung, '#33a')],
      }),
    ],
  ])('of a released entry: with %s it is reviewed again: %s', async (_what, isReviewed, changeOf) => {
    const town = await board()
    const begun = await town.begin()
    const { nummer, schluessel } = begun
    await town.atDesk(nummer, 'freigeben')
    const change = await changeOf(town, begun, crypto.randomUUID())
    const changed = await town.change(schluessel, change)
    expect(changed.stand).toBe(isReviewed ? 'bestaetigt' : 'freigegeben')
    const bound = (await town.rows()).filter(({ gehoert_zu }) => gehoert_zu !== null)
    expect(bound.map(({ kennung }) => kennung)).toEqual(changed.fotos.map(({ kennung }) => kennung))
    expect(changed.fotos).toHaveLength(isReviewed ? (change.fotos?.length ?? 1) : 1)
    const waiting = (await town.rows()).length - bound.length
    expect(await town.filesThere()).toHaveLength(bound.length + waiting)
    if (isReviewed) await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    if (isReviewed) await town.atDesk(nummer, 'freigeben')
    expect((await town.one(nummer)).fotos.map(({ kennung }) => kennung)).toEqual(
      bound.map(({ kennung }) => kennung),
    )
  })

  test('is hidden and shown by the town; its author reads it, and nobody releases photos unseen', async () => {
    const town = await board()
    const { nummer, kennung, schluessel, foto } = await town.begin()
    const seen = (await town.moderation.eintrag(nummer)).fassung
    const told = await town.atDesk(nummer, 'foto-verbergen', { foto: kennung })
    expect(told?.fotos).toEqual([{ ...foto, zeigen: false }])
    for (const schritt of ['freigeben', 'foto-zeigen'] as const)
      await expect(town.atDesk(nummer, schritt, { grundfassung: seen, foto: kennung })).rejects.toEqual(
        refused('konflikt'),
      )
    await expect(town.atDesk(nummer, 'foto-zeigen', { foto: 'x' })).rejects.toEqual(refused('nicht-gefunden'))
    await town.atDesk(nummer, 'freigeben')
    expect(await town.lastMail()).toContain('Ein Foto zeigen wir dabei nicht.')
    expect((await town.one(nummer)).fotos).toEqual([])
    expect((await town.own(schluessel)).fotos).toEqual([{ ...foto, zeigen: false }])
    expect((await town.ownPicture(schluessel, kennung)).typ).toBe('image/jpeg')
    await town.atDesk(nummer, 'foto-zeigen', { foto: kennung })
    expect((await town.one(nummer)).fotos).toEqual([foto])
    await town.atDesk(nummer, 'foto-verbergen', { foto: kennung })
    expect((await town.one(nummer)).fotos).toEqual([])
  })

  test('that is hidden or shown is in the log, before the release too; a step that changes nothing is not', async () => {
    const town = await board()
    const { nummer, kennung } = await town.begin()
    const noted = async () =>
      (await findChanges(town.store.database.read, { limit: 50, kind: 'pinnwand' })).map(
        ({ what, who }) => `${what} ${who}`,
      )
    const before = await noted()
    await town.atDesk(nummer, 'foto-verbergen', { foto: kennung })
    await town.atDesk(nummer, 'foto-verbergen', { foto: kennung })
    expect(await noted()).toEqual([...before, 'bearbeitet anna'])
    await town.atDesk(nummer, 'foto-zeigen', { foto: kennung })
    await town.atDesk(nummer, 'freigeben')
    await town.atDesk(nummer, 'foto-verbergen', { foto: kennung })
    expect((await noted()).slice(before.length)).toEqual([
      'bearbeitet anna',
      'bearbeitet anna',
      'veroeffentlicht anna',
      'bearbeitet anna',
    ])
  })

  const ends: Readonly<Record<string, (town: Board, begun: Begun) => Promise<unknown>>> = {
    'its author deletes it': (town, { schluessel }) => town.step(schluessel, 'loeschen'),
    'the town deletes it': (town, { nummer }) => town.atDesk(nummer, 'loeschen'),
    'it has been over for long': async (town, { nummer }) => {
      await town.atDesk(nummer, 'freigeben')
      await town.look(31)
      expect(await town.filesThere()).toHaveLength(1)
      await town.look(tabellen.pinnwand.dauer.tage + 1)
    },
    'it was locked for long': async (town, { schluessel }) => {
      await town.step(schluessel, 'sperren')
      await town.look(tabellen.pinnwand.dauer.tage + 1)
    },
  }
  test.each(Object.entries(ends))('is deleted with the entry, with its file, if %s', async (_why, go) => {
    const town = await board()
    await go(town, await town.begin())
    expect(await town.rows()).toEqual([])
    expect(await town.filesThere()).toEqual([])
  })

  test('is deleted after a day without its form, and with an entry that nobody confirmed', async () => {
    const town = await board()
    // Daily jobs run once the clock has been steady for a week.
    await town.look(8)
    await town.upload(crypto.randomUUID())
    const einreichung = crypto.randomUUID()
    await town.putUp(einreichung, [await town.described(einreichung)])
    await town.look(3)
    expect((await town.rows()).map(one => one.einreichung)).toEqual([einreichung])
    expect(await town.filesThere()).toHaveLength(1)
    await town.look(8)
    expect(await town.rows()).toEqual([])
    expect(await town.filesThere()).toEqual([])
  })
})
