import { randomUUID } from 'node:crypto'
import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { pickyPost } from '../outbox/testing/picky-post.ts'
import { ok } from '../store/result.ts'
import { tablesOf } from './tables.ts'
import { angebot, BEGINN, buergerbuero, townWithOffers } from './testing/town-with-offers.ts'

const TAG = '2026-12-02'
const token = 'amt'

type Town = Awaited<ReturnType<typeof townWithOffers>>

const step = (
  town: Awaited<ReturnType<typeof townWithOffers>>,
  nummer: string,
  schritt: 'absagen' | 'wahrnehmen' | 'ausbleiben',
  grund = '',
) => town.call(calls.redaktionTerminSchritt, { params: { nummer }, body: { schritt, grund }, token })

describe('The day of an office', () => {
  test('lists its appointments with person, time and subject, and its opening hours', async () => {
    const town = await townWithOffers()
    const { nummer } = await town.book({ telefon: '030 1' })
    expect(await town.day(TAG)).toMatchObject({
      tag: TAG,
      angebot: { id: 'buergerbuero', name: 'Bürgerbüro', plaetze: 1 },
      termine: [{ nummer, beginn: BEGINN, name: 'Erika Beispiel', telefon: '030 1', am_telefon: false }],
      zeiten: ['08:30–12:00 Uhr'],
      tage: [{ tag: TAG, anzahl: 1 }],
      betroffene: [],
    })
  })

  test("is visible to the office's own staff only: other editors see neither the office nor its appointments", async () => {
    const town = await townWithOffers()
    const { nummer } = await town.book()
    expect(await town.call(calls.redaktionTermintag, { query: {}, token: 'schule' })).toBeNull()
    await expect(town.day(TAG, 'schule')).rejects.toMatchObject({ code: 'nicht-gefunden' })
    await expect(
      town.call(calls.redaktionTermin, { params: { nummer }, token: 'schule' }),
    ).rejects.toMatchObject({ code: 'nicht-gefunden' })
    await expect(
      town.call(calls.redaktionTerminSchritt, {
        params: { nummer },
        body: { schritt: 'absagen' },
        token: 'schule',
      }),
    ).rejects.toMatchObject({ code: 'nicht-gefunden' })
  })
})

describe('An appointment by telephone', () => {
  const body = {
    einreichung: randomUUID(),
    angebot: 'buergerbuero',
    anliegen: 'personalausweis',
    beginn: BEGINN,
    name: 'Karl Muster',
    telefon: '030 2',
  }

  test('is booked by the office without an e-mail address, also at the last moment; sent twice, it is booked once', async () => {
    const town = await townWithOffers()
    const soon = { ...body, beginn: '2026-11-25T10:15:00+01:00' }
    const made = await town.call(calls.redaktionTerminBuchen, { body: soon, token })
    expect(made).toMatchObject({ am_telefon: true, email: '', telefon: '030 2' })
    expect(await town.call(calls.redaktionTerminBuchen, { body: soon, token })).toEqual(made)
    expect([await town.rows(), await town.mails()].map(({ length }) => length)).toEqual([1, 0])
  })

  test('is corrected by sending the same form again: it stays one appointment, and a new address gets a mail', async () => {
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 2 })] })
    const book = (more: object = {}) =>
      town.call(calls.redaktionTerminBuchen, { body: { ...body, ...more }, token })
    const { nummer } = await book({ name: 'Karl Mutser' })
    expect(await book()).toMatchObject({ nummer, name: 'Karl Muster' })
    expect(await book({ email: 'karl@example.org' })).toMatchObject({ nummer, email: 'karl@example.org' })
    await expect(book({ beginn: '2026-12-02T10:30:00+01:00' })).rejects.toMatchObject({
      code: 'nicht-moeglich',
      message: expect.stringContaining(`09:15 Uhr (${nummer})`),
    })
    expect([await town.rows(), await town.mails()].map(({ length }) => length)).toEqual([1, 1])
  })

  test('requires a telephone number or address, and a free time', async () => {
    const town = await townWithOffers()
    await expect(
      town.call(calls.redaktionTerminBuchen, { body: { ...body, telefon: '' }, token }),
    ).rejects.toMatchObject({ code: 'ungueltig', details: { issues: [{ path: 'telefon' }] } })
    await town.book()
    await expect(town.call(calls.redaktionTerminBuchen, { body, token })).rejects.toMatchObject({
      code: 'vergeben',
    })
  })
})

describe('The office', () => {
  test('moves an appointment and cancels it with a reason; the person gets a mail for each step', async () => {
    const town = await townWithOffers()
    const { nummer } = await town.book()
    const beginn = '2026-12-03T09:00:00+01:00'
    await town.call(calls.redaktionTerminVerschieben, { params: { nummer }, body: { beginn }, token })
    expect(await step(town, nummer, 'absagen', 'Die Kollegin ist krank.')).toMatchObject({
      stand: 'abgesagt',
    })
    await step(town, nummer, 'absagen')
    const mails = await town.mails()
    expect(mails).toHaveLength(3)
    expect(mails[2]?.text).toContain('Wir bitten um Entschuldigung.')
    expect(mails[2]?.text).toContain('Grund: Die Kollegin ist krank.')
    expect(mails[2]?.text).toContain('/termin/buergerbuero/personalausweis\n')
  })

  test('records attendance and absence once the appointment has begun, and no attendance days before', async () => {
    const town = await townWithOffers()
    const { nummer } = await town.book()
    await expect(step(town, nummer, 'wahrnehmen')).rejects.toMatchObject({ code: 'nicht-moeglich' })
    town.clock.set('2026-12-02T09:20:00+01:00')
    expect(await step(town, nummer, 'ausbleiben')).toMatchObject({ stand: 'nicht_erschienen' })
    expect(await step(town, nummer, 'wahrnehmen')).toMatchObject({ stand: 'wahrgenommen' })
    await expect(step(town, nummer, 'absagen')).rejects.toMatchObject({ code: 'nicht-moeglich' })
  })

  test('blocks a counter: booked appointments stay, and fewer new ones are possible until the block is deleted', async () => {
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 2 })] })
    await town.book()
    const id = randomUUID()
    const block = (more: object = {}) =>
      town.call(calls.redaktionTerminsperreAnlegen, {
        body: {
          id,
          angebot: 'buergerbuero',
          beginn: '2026-12-02T09:00:00+01:00',
          ende: '2026-12-02T10:00:00+01:00',
          grund: 'Besprechung',
          plaetze: 1,
          ...more,
        },
        token,
      })
    await block()
    await block()
    const free = await town.free(TAG)
    expect([free.includes(BEGINN), free.includes('2026-12-02T09:30:00+01:00')]).toEqual([false, true])
    expect(await town.day(TAG)).toMatchObject({
      sperren: [{ id, grund: 'Besprechung', plaetze: 1 }],
      betroffene: [],
    })
    await town.call(calls.redaktionTerminsperreLoeschen, { params: { id }, token })
    expect(await town.free(TAG)).toContain(BEGINN)
    await expect(block({ ende: '2026-12-02T08:00:00+01:00' })).rejects.toMatchObject({ code: 'ungueltig' })
  })

  test('sees the appointments affected by a closed day, and cancels them all in one step', async () => {
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 2 })] })
    const booked = [await town.book(), await town.book({ email: 'b@example.org' })]
    const other = await town.book({ email: 'c@example.org', beginn: '2026-12-03T09:00:00+01:00' })
    const phone = await town.call(calls.redaktionTerminBuchen, {
      body: {
        einreichung: randomUUID(),
        angebot: 'buergerbuero',
        anliegen: 'personalausweis',
        beginn: '2026-12-02T11:00:00+01:00',
        name: 'Karl Muster',
        telefon: '030 2',
      },
      token,
    })
    const outing = {
      beginn: '2026-12-02T00:00:00+01:00',
      ende: '2026-12-03T00:00:00+01:00',
      zusatz: 'Betriebsausflug',
    }
    const hours = { ...buergerbuero().oeffnungszeiten[0], abweichendeZeiten: [outing] }
    const [office] = (await town.store.published.list('organisationseinheit', { limit: 1 })).map(
      ({ document_id }) => document_id,
    )
    const document = await town.store.document(office ?? '')
    const saved = await town.store.saveDraft(office ?? '', {
      data: buergerbuero({ oeffnungszeiten: [hours] }),
      author: 'test',
      baseRevision: document?.draft_revision ?? 1,
    } as never)
    expect(saved).toMatchObject({ ok: true })
    expect(await town.store.publish(office ?? '', { author: 'test' } as never)).toMatchObject({ ok: true })
    const { betroffene = [] } = (await town.day(TAG)) ?? {}
    const nummern = betroffene.map(({ nummer }) => nummer)
    expect(nummern.toSorted()).toEqual([...booked.map(({ nummer }) => nummer), phone.nummer].toSorted())
    const before = (await town.mails()).length
    const press = () =>
      town.call(calls.redaktionBetroffeneAbsagen, {
        body: { angebot: 'buergerbuero', nummern: [...nummern, other.nummer], grund: 'Betriebsausflug' },
        token,
      })
    expect(await press()).toMatchObject({
      abgesagt: 3,
      ohne_mail: [{ nummer: phone.nummer, telefon: '030 2' }],
    })
    expect(await press()).toMatchObject({ abgesagt: 0 })
    const told = (await town.mails()).slice(before)
    expect(told.map(({ an }) => an).toSorted()).toEqual(['b@example.org', 'erika@example.org'])
    for (const { text } of told) expect(text).toContain('Grund: Betriebsausflug')
    expect(await town.termin(other.schluessel)).toMatchObject({ stand: 'gebucht' })
    expect((await town.day(TAG))?.betroffene).toEqual([])
  })
})

describe('F2: A mail about an appointment that the mail server refuses', () => {
  const refused = {
    lage: 'nicht_zugestellt',
    text: expect.stringMatching(/^Nicht zugestellt: .*550/),
    betreff: expect.stringMatching(/^Ihr Termin am/),
  }

  test('is shown to the office, in the list of the day and to the person who booked, until a later mail is delivered', async () => {
    const town = await townWithOffers()
    const mails = await pickyPost({ database: town.store.database, clock: town.clock })
    const { nummer, schluessel } = await town.book()
    const seen = () => town.call(calls.redaktionTermin, { params: { nummer }, token })
    expect((await seen()).zustellung).toEqual({ lage: 'wartet', text: 'Die E-Mail wartet noch.' })
    expect(await town.termin(schluessel)).toMatchObject({
      mail: true,
      zustellung: 'wartet',
      mail_an: undefined,
    })
    await mails.isRefused()
    expect((await seen()).zustellung).toEqual(refused)
    expect(await town.day(TAG)).toMatchObject({ termine: [{ nummer, zustellung: refused }] })
    expect(await town.termin(schluessel)).toMatchObject({
      mail: true,
      zustellung: 'nicht_zugestellt',
      mail_an: expect.stringContaining('@'),
    })
    const counted = async (who: string) =>
      (await town.call(calls.redaktionNichtZugestellt, { token: who })).data.map(({ wo }) => wo)
    expect([await counted(token), await counted('schule')]).toEqual([[{ art: 'termin', id: nummer }], []])
    const moved = await town.call(calls.redaktionTerminVerschieben, {
      params: { nummer },
      body: { beginn: '2026-12-02T10:30:00+01:00' },
      token,
    })
    expect(moved.zustellung?.lage).toBe('wartet')
    await mails.isTaken()
    expect((await seen()).zustellung?.lage).toBe('uebergeben')
    expect((await town.termin(schluessel)).zustellung).toBe('uebergeben')
  })

  test('or an invalid address do not prevent a cancellation, and the failure is shown', async () => {
    const town = await townWithOffers()
    const { nummer } = await town.book()
    await town.store.database.write(async db => {
      await tablesOf(db).updateTable('terminbuchungen').set({ email: 'erika@example.org, x@y' }).execute()
      return ok(undefined)
    })
    const off = await step(town, nummer, 'absagen')
    expect(off).toMatchObject({ stand: 'abgesagt', zustellung: { lage: 'nicht_zugestellt' } })
  })

  test('is replaced by a call after a closure: the answer lists the person with their telephone number', async () => {
    const town = await townWithOffers()
    const { nummer } = await town.book({ telefon: '030 1' })
    await town.store.database.write(async db => {
      await tablesOf(db).updateTable('terminbuchungen').set({ email: 'erika@example.org, x@y' }).execute()
      return ok(undefined)
    })
    await town.call(calls.redaktionTerminsperreAnlegen, {
      body: {
        id: randomUUID(),
        angebot: 'buergerbuero',
        beginn: '2026-12-02T08:00:00+01:00',
        ende: '2026-12-02T13:00:00+01:00',
      },
      token,
    })
    const { abgesagt, ohne_mail } = await town.call(calls.redaktionBetroffeneAbsagen, {
      body: { angebot: 'buergerbuero', nummern: [nummer], grund: 'Betriebsausflug' },
      token,
    })
    expect({ abgesagt, ohne_mail }).toMatchObject({ abgesagt: 1, ohne_mail: [{ nummer, telefon: '030 1' }] })
  })
})

describe('F6: a mail that waits because the mailbox is full is told with its reason', () => {
  const PUT_OFF = {
    lage: 'wartet',
    text: expect.stringMatching(/^Noch nicht zugestellt, wird wiederholt: .*452 4\.2\.2 mailbox full/),
  }
  const move = (town: Town, nummer: string) =>
    town.call(calls.redaktionTerminVerschieben, {
      params: { nummer },
      body: { beginn: '2026-12-02T10:30:00+01:00' },
      token,
    })
  const cancel = (town: Town, nummer: string) => step(town, nummer, 'absagen')
  const after = {
    booking: async () => undefined,
    moving: move,
    cancelling: cancel,
    'moving and cancelling': async (town: Town, nummer: string) => {
      await move(town, nummer)
      return cancel(town, nummer)
    },
  }

  test.each(['booking', 'moving', 'cancelling', 'moving and cancelling'] as const)('after %s', async what => {
    const town = await townWithOffers()
    const mails = await pickyPost({ database: town.store.database, clock: town.clock })
    const { nummer } = await town.book()
    await mails.isPutOff()
    const seen = async () =>
      (await town.call(calls.redaktionTermin, { params: { nummer }, token })).zustellung
    const answer = await after[what](town, nummer)
    if (answer) expect(answer.zustellung).toEqual(PUT_OFF)
    expect(await seen()).toEqual(PUT_OFF)
    // The younger mail waits with the older one and is not tried by itself.
    await mails.isPutOff()
    expect(await seen()).toEqual(PUT_OFF)
  })

  test('after cancelling all appointments of a closed time: the person is among those to call', async () => {
    const town = await townWithOffers()
    const mails = await pickyPost({ database: town.store.database, clock: town.clock })
    const full = await town.book({ telefon: '030 1' })
    const other = await town.book({
      email: 'b@example.org',
      beginn: '2026-12-02T10:30:00+01:00',
      einreichung: randomUUID(),
    })
    await mails.isPutOff('erika')
    await town.call(calls.redaktionTerminsperreAnlegen, {
      body: {
        id: randomUUID(),
        angebot: 'buergerbuero',
        beginn: '2026-12-02T08:00:00+01:00',
        ende: '2026-12-02T13:00:00+01:00',
      },
      token,
    })
    const { abgesagt, ohne_mail } = await town.call(calls.redaktionBetroffeneAbsagen, {
      body: { angebot: 'buergerbuero', nummern: [full.nummer, other.nummer], grund: 'Betriebsausflug' },
      token,
    })
    expect({ abgesagt, ohne_mail }).toMatchObject({
      abgesagt: 2,
      ohne_mail: [{ nummer: full.nummer, telefon: '030 1', zustellung: PUT_OFF }],
    })
  })
})
