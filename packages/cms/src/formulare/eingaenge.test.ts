import { calls, type Eingangshandlung, type Eingangsstand, isCmsError } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { pickyPost } from '../outbox/testing/picky-post.ts'
import { ok } from '../store/result.ts'
import { moeglich, nachher } from './stand.ts'
import { tablesOf } from './tables.ts'

const form = {
  titel: 'Schaden melden',
  slug: 'schaden-melden',
  schritte: [
    {
      titel: 'Der Schaden',
      felder: [
        { typ: 'langtext', name: 'was', label: 'Was ist kaputt?', pflicht: true },
        { typ: 'email', name: 'mail', label: 'E-Mail' },
        { typ: 'datei', name: 'plan', label: 'Plan' },
      ],
    },
  ],
  bestaetigung: 'Wir sehen nach.',
  zweck: 'um den Schaden zu beheben',
}

/** An account with the right to process submissions. */
const account = {
  realm: 'redaktion',
  vorname: 'Frau',
  password: null,
  pw_geaendert: 0,
  roles: '["posteingang"]',
  sections: '["/"]',
  taetigkeitsbereiche: '[]',
  second_factor: 0,
  created_at: '',
}

async function town(records: object = { formular: [form] }) {
  const made = await deskTown(records)
  const { formulare, clock } = made
  const pass = (seconds: number) => clock.set(new Date(clock().getTime() + seconds * 1_000).toISOString())
  let number = 0
  const send = async (eingaben: Record<string, unknown>, slug = form.slug) => {
    const { beginn } = formulare.begin()
    pass(5)
    const einreichung = `0199aa10-7c1e-7d3a-9f51-${String(++number).padStart(12, '0')}`
    return formulare.receive(slug, { einreichung, eingaben, beginn, homepage: '' }, undefined)
  }
  return { ...made, send, pass }
}

const staende: Eingangsstand[] = ['neu', 'in_bearbeitung', 'beantwortet', 'erledigt', 'abgelehnt']
const handlungen: Eingangshandlung[] = [
  'uebernehmen',
  'abgeben',
  'beantworten',
  'erledigen',
  'ablehnen',
  'wiedereroeffnen',
]

test('Each state allows its steps and refuses all others', () => {
  const allowed = staende.flatMap(stand =>
    handlungen.flatMap(step => (nachher(stand, step) ? [`${stand} ${step} ${nachher(stand, step)}`] : [])),
  )
  expect(allowed).toEqual([
    'neu uebernehmen in_bearbeitung',
    'in_bearbeitung uebernehmen in_bearbeitung',
    'in_bearbeitung abgeben neu',
    'in_bearbeitung beantworten beantwortet',
    'in_bearbeitung erledigen erledigt',
    'in_bearbeitung ablehnen abgelehnt',
    'beantwortet beantworten beantwortet',
    'beantwortet erledigen erledigt',
    'beantwortet ablehnen abgelehnt',
    'beantwortet wiedereroeffnen in_bearbeitung',
    'erledigt wiedereroeffnen in_bearbeitung',
    'abgelehnt wiedereroeffnen in_bearbeitung',
  ])
  expect(moeglich('neu')).toEqual(['uebernehmen'])
})

describe('A submission', () => {
  test('is taken, answered and closed, and its sender sees each step and gets the answer', async () => {
    const { send, as, formulare, store } = await town()
    const { vorgang, kennwort } = await send({ was: 'Die Laterne ist dunkel.', mail: 'erika@example.org' })
    const post = as('post').call
    const { data, anzahl } = await post('redaktionEingaenge', { query: {} })
    expect(data).toMatchObject([{ vorgang, stand: 'neu', zustaendig: null }])
    expect(JSON.stringify(data)).not.toContain('Laterne')
    expect(anzahl).toEqual({ neu: 1, in_bearbeitung: 0, meine: 0 })
    const step = (grundfassung: number, schritt: Eingangshandlung, text = '') =>
      post('redaktionEingangBearbeiten', { params: { vorgang }, body: { grundfassung, schritt, text } })
    await step(1, 'uebernehmen')
    const answered = await step(2, 'beantworten', 'Wir kommen am Montag.')
    expect(answered).toMatchObject({ stand: 'beantwortet', zustaendig: { ich: true }, fassung: 3 })
    await step(3, 'erledigen')
    const seen = await formulare.status({ vorgang, kennwort }, undefined)
    expect(seen.verlauf.map(({ stand, text }) => [stand, text])).toEqual([
      ['neu', ''],
      ['in_bearbeitung', ''],
      ['beantwortet', 'Wir kommen am Montag.'],
      ['erledigt', ''],
    ])
    const mails = await store.database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .selectAll()
      .execute()
    expect(
      mails.some(({ an, text }) => an === 'erika@example.org' && text.includes('Wir kommen am Montag.')),
    ).toBe(true)
  })

  test.each(['the mail server refuses', 'comes back'])(
    'F2: whose answer %s is shown as not delivered, at the desk and to its sender',
    async how => {
      const { send, as, formulare, store, clock, pass } = await town()
      const { vorgang, kennwort } = await send({ was: 'Dunkel', mail: 'erika@example.org' })
      const post = as('post').call
      const step = (grundfassung: number, schritt: Eingangshandlung, text = '') =>
        post('redaktionEingangBearbeiten', { params: { vorgang }, body: { grundfassung, schritt, text } })
      const mails = await pickyPost({ database: store.database, clock })
      await mails.isTaken()
      const confirmed = await step(1, 'uebernehmen')
      expect(confirmed.zustellung).toMatchObject({ lage: 'uebergeben' })
      pass(60)
      const { zustellung } = await step(2, 'beantworten', 'Wir kommen.')
      expect(zustellung).toEqual({ lage: 'wartet', text: 'Die E-Mail wartet noch.' })
      if (how === 'comes back') {
        await mails.isTaken()
        await mails.comesBack()
      } else await mails.isRefused()
      expect((await post('redaktionEingang', { params: { vorgang } })).zustellung).toEqual({
        lage: 'nicht_zugestellt',
        text: expect.stringMatching(/^Nicht zugestellt: .*550/),
        betreff: expect.stringMatching(/./),
      })
      const seen = await formulare.status({ vorgang, kennwort }, undefined)
      expect(seen.zustellung).toBe('nicht_zugestellt')
      const counted = async (name: 'post' | 'bad' | 'autor') =>
        (await as(name).call('redaktionNichtZugestellt')).data.map(({ wo }) => wo)
      expect(await counted('post')).toEqual([{ art: 'eingang', id: vorgang }])
      // The submission is for another office than that of `bad`, and `autor` lacks the right.
      expect([await counted('bad'), await counted('autor')]).toEqual([[], []])
    },
  )

  test("F2: whose sender's address is invalid is shown as not delivered, at the desk and to its sender", async () => {
    const { send, as, formulare, store, clock, pass } = await town()
    const { vorgang, kennwort } = await send({ was: 'Dunkel', mail: 'erika@example.org' })
    const mails = await pickyPost({ database: store.database, clock })
    await mails.isTaken()
    await store.database.write(async db => {
      const rows = tablesOf(db).updateTable('formular_eingaenge').set({ email: 'erika@example.org, x@y' })
      await rows.where('vorgang', '=', vorgang).execute()
      return ok(undefined)
    })
    const post = as('post').call
    const step = (grundfassung: number, schritt: Eingangshandlung, text = '') =>
      post('redaktionEingangBearbeiten', { params: { vorgang }, body: { grundfassung, schritt, text } })
    await step(1, 'uebernehmen')
    pass(60)
    const { stand, zustellung } = await step(2, 'beantworten', 'Wir kommen.')
    expect({ stand, zustellung }).toEqual({
      stand: 'beantwortet',
      zustellung: {
        lage: 'nicht_zugestellt',
        text: 'Nicht zugestellt: E-Mail-Adresse: Bitte eine E-Mail-Adresse angeben.',
        betreff: expect.stringMatching(/./),
      },
    })
    expect((await formulare.status({ vorgang, kennwort }, undefined)).zustellung).toBe('nicht_zugestellt')
  })

  test('shows in the list the first choice and no written text, and counts the matches', async () => {
    const anlass = {
      typ: 'radio',
      name: 'anlass',
      label: 'Worum geht es?',
      optionen: [
        { wert: 'licht', label: 'Straßenlicht' },
        { wert: 'weg', label: 'Weg' },
      ],
    }
    const [{ felder, ...schritt }] = form.schritte as [(typeof form.schritte)[0]]
    const other = { ...form, titel: 'Sperrmüll', slug: 'sperrmuell' }
    const chosen = { ...form, schritte: [{ ...schritt, felder: [...felder, anlass] }] }
    const { send, as } = await town({ formular: [chosen, other] })
    const first = await send({ was: 'Am Markt', anlass: 'licht' })
    await send({ was: 'Am Bach', anlass: 'weg' })
    await send({ was: 'Sofa' }, other.slug)
    const post = as('post').call
    await post('redaktionEingangBearbeiten', {
      params: { vorgang: first.vorgang },
      body: { grundfassung: 1, schritt: 'uebernehmen' },
    })
    const list = await post('redaktionEingaenge', { query: {} })
    expect(list.data.map(({ worum }) => worum).toSorted()).toEqual(['', 'Straßenlicht', 'Weg'])
    expect(JSON.stringify(list)).not.toMatch(/Am Markt|Am Bach|Sofa/)
    expect(list.anzahl).toEqual({ neu: 2, in_bearbeitung: 1, meine: 1 })
    const counted = async (query: object) => {
      const { anzahl, formulare } = await post('redaktionEingaenge', { query })
      return [anzahl.neu, anzahl.meine, ...formulare.map(one => one.anzahl)]
    }
    expect(await counted({ formular: other.slug })).toEqual([1, 0, 2, 1])
    expect(await counted({ stand: 'meine' })).toEqual([2, 1, 1, 0])
  })

  test('that is handed on records this in its history; the colleague gets a mail, and the sender does not', async () => {
    const { send, as, formulare, store } = await town()
    const { vorgang, kennwort } = await send({ was: 'Die Laterne ist dunkel.', mail: 'erika@example.org' })
    const db = store.database
    await db.write(async tx => {
      for (const [number, id] of ['post', 'kollegin'].entries())
        await tx
          .withTables<{ accounts: Record<string, unknown> }>()
          .insertInto('accounts')
          .values({ ...account, id: `id-${id}`, number, email: `${id}@example.org`, nachname: id })
          .execute()
      return ok(undefined)
    })
    const give = (grundfassung: number, zustaendig: string) =>
      as('post').call('redaktionEingangBearbeiten', {
        params: { vorgang },
        body: { grundfassung, zustaendig },
      })
    const mailsTo = async (an: string) =>
      (await db.read.withTables<OutboxTables>().selectFrom('mails').selectAll().execute()).filter(
        mail => mail.an === an,
      )
    await give(1, 'id-post')
    expect(await mailsTo('post@example.org')).toEqual([])
    const given = await give(2, 'id-kollegin')
    expect(given.verlauf.map(({ stand, von, an }) => [stand, von?.id, an?.id])).toEqual([
      ['neu', undefined, undefined],
      ['in_bearbeitung', 'id-post', 'id-post'],
      ['in_bearbeitung', 'id-post', 'id-kollegin'],
    ])
    const [mail, ...others] = await mailsTo('kollegin@example.org')
    expect(others).toEqual([])
    expect(mail?.text).toContain(`/redaktion/eingaenge/${vorgang}`)
    expect(mail?.text).not.toContain('Laterne')
    const seen = await formulare.status({ vorgang, kennwort }, undefined)
    expect(seen.verlauf.map(({ stand }) => stand)).toEqual(['neu', 'in_bearbeitung'])
    expect(JSON.stringify(seen)).not.toContain('kollegin')
  })

  test.each([
    ['its office', { empfaenger: 'freibad' }, 'bad@rebenau.example.org'],
    ['the town where no office is named', {}, 'rathaus@rebenau.example.org'],
  ])('is answered by a mail whose reply address is %s', async (_, more, antwort_an) => {
    const unit = {
      name: 'Freibad',
      slug: 'freibad',
      seite: '/freibad',
      kommunikation: [{ kanal: 'EMAIL', kennung: 'bad@rebenau.example.org' }],
    }
    const { send, as, store } = await town({
      stadt: [{ ...calls.stadt.examples[0]?.answer, email: 'rathaus@rebenau.example.org' }],
      organisationseinheit: [unit],
      formular: [{ ...form, ...more }],
    })
    const { vorgang } = await send({ was: 'Die Dusche ist kalt.', mail: 'erika@example.org' })
    const step = (grundfassung: number, schritt: Eingangshandlung, text = '') =>
      as('post').call('redaktionEingangBearbeiten', {
        params: { vorgang },
        body: { grundfassung, schritt, text },
      })
    await step(1, 'uebernehmen')
    await step(2, 'beantworten', 'Sie ist wieder warm.')
    const mails = store.database.read.withTables<OutboxTables>().selectFrom('mails').selectAll()
    const answer = (await mails.execute()).find(({ text }) => text.includes('Sie ist wieder warm.'))
    expect(answer).toMatchObject({ an: 'erika@example.org', antwort_an })
    expect(answer?.text).toContain('Auf diese E-Mail können Sie antworten.')
  })

  test('is not rejected without a reason, not closed before it is taken, and not changed on an outdated base', async () => {
    const { send, as } = await town()
    const { vorgang } = await send({ was: 'Laterne' })
    const step = (grundfassung: number, schritt: Eingangshandlung) =>
      as('post')
        .call('redaktionEingangBearbeiten', {
          params: { vorgang },
          body: { grundfassung, schritt },
        })
        .catch((error: unknown) => (isCmsError(error) ? error.code : error))
    expect(await step(1, 'erledigen')).toBe('falscher-stand')
    await step(1, 'uebernehmen')
    expect(await step(2, 'ablehnen')).toBe('ungueltig')
    expect(await step(1, 'erledigen')).toBe('konflikt')
    // A text without a step would be visible to the sender by mistake.
    const alone = as('post').call('redaktionEingangBearbeiten', {
      params: { vorgang },
      body: { grundfassung: 2, text: 'Nur für uns' },
    })
    await expect(alone).rejects.toMatchObject({
      code: 'ungueltig',
      details: { issues: [{ path: 'schritt' }] },
    })
  })

  test('leaves a line in the log each time it is read, printed, exported or deleted', async () => {
    const { send, as, store } = await town()
    const { vorgang } = await send({ was: '=1+1', mail: 'erika@example.org' })
    const post = as('post').call
    await post('redaktionEingang', { params: { vorgang } })
    await post('redaktionEingangKopie', { params: { vorgang } })
    const { bytes } = await post('redaktionEingaengeCsv', {
      query: { stand: 'alle', formular: form.slug },
    })
    const table = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    // no cell is run as a formula, and the byte order mark keeps umlauts intact.
    expect(table.startsWith('\ufeff"Vorgang";')).toBe(true)
    expect(table).toContain(`"'=1+1"`)
    await post('redaktionEingangLoeschen', { params: { vorgang } })
    const log = (await store.changes({ limit: 1_000 })).filter(({ kind }) => kind === 'eingang')
    expect(log.map(({ what, who }) => [what, who])).toEqual([
      ['gelesen', 'id-post'],
      ['heruntergeladen', 'id-post'],
      ['heruntergeladen', 'id-post'],
      ['geloescht', 'id-post'],
    ])
    expect(JSON.stringify(log)).not.toContain('erika')
  })

  test('is visible to the office it is for, and to editors of the whole town', async () => {
    const unit = { name: 'Freibad', slug: 'freibad', seite: '/freibad' }
    const { send, as } = await town({
      organisationseinheit: [unit],
      formular: [{ ...form, empfaenger: 'freibad' }],
    })
    const { vorgang } = await send({ was: 'Die Dusche ist kalt.' })
    const other = await town()
    const { vorgang: ofTown } = await other.send({ was: 'Laterne' })
    const params = { vorgang }
    expect((await as('bad').call('redaktionEingaenge')).data).toMatchObject([{ vorgang }])
    expect((await as('bad').call('redaktionEingaenge')).anzahl.neu).toBe(1)
    expect((await as('bad').call('redaktionEingang', { params })).antworten).toMatchObject([
      { text: 'Die Dusche ist kalt.' },
    ])
    expect((await as('post').call('redaktionEingaenge')).data).toMatchObject([{ vorgang }])
    // An editor without a section sees nothing.
    expect((await as('nirgends').call('redaktionEingaenge')).data).toEqual([])
    // A submission for no office is not visible to editors of one section.
    const bad = other.as('bad')
    expect(await bad.call('redaktionEingaenge')).toMatchObject({
      data: [],
      anzahl: { neu: 0, in_bearbeitung: 0, meine: 0 },
      formulare: [],
    })
    const body = { grundfassung: 1, schritt: 'uebernehmen' }
    for (const [name, parts] of [
      ['redaktionEingang', {}],
      ['redaktionEingangBearbeiten', { body }],
      ['redaktionEingangKopie', {}],
      ['redaktionEingangPersonen', {}],
      ['redaktionEingangLoeschen', {}],
    ] as const)
      expect((await bad.refusal(name, { params: { vorgang: ofTown }, ...parts })).code, name).toBe(
        'nicht-gefunden',
      )
    const csv = await bad.call('redaktionEingaengeCsv', { query: { stand: 'alle', formular: form.slug } })
    expect(new TextDecoder().decode(csv.bytes)).not.toContain('Laterne')
    // A refused access is not in the change log as a read.
    expect((await other.store.changes({ limit: 1_000 })).map(({ what }) => what)).not.toContain('gelesen')
  })

  test('is not visible to editors without the right to process submissions', async () => {
    const { send, as } = await town()
    const { vorgang } = await send({ was: 'Laterne' })
    for (const who of ['chefin', 'autor', 'rat'] as const) {
      const refused = await as(who)
        .call('redaktionEingang', { params: { vorgang } })
        .catch((error: unknown) => error)
      expect(isCmsError(refused) && refused.code).toBe('nicht-erlaubt')
    }
  })
})
