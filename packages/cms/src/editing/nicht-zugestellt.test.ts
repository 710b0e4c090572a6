import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import type { OutboxTables } from '../outbox/tables.ts'
import { pickyPost } from '../outbox/testing/picky-post.ts'
import { tablesOf } from '../schaden/tables.ts'
import { ok } from '../store/result.ts'
import { deskTown, jana } from './testing/desk-town.ts'

const DAY = 24 * 3_600
const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}

async function town() {
  const made = await deskTown({ stadt: [stadt] })
  const { store, clock, as, call } = made
  const post = await pickyPost({ database: store.database, clock })
  const report = () =>
    call(calls.schadenMelden, {
      body: {
        einreichung: crypto.randomUUID(),
        kategorie: 'licht',
        text: 'Die Laterne ist dunkel.',
        adresse: 'Spitalgasse 5',
        email: 'erika@example.org',
      },
      sender: '192.0.2.7',
    })
  return {
    ...made,
    post,
    report,
    seen: async (name: Parameters<typeof as>[0]) => {
      const { data, anzahl } = await as(name).call('redaktionNichtZugestellt')
      expect(anzahl).toBe(data.length)
      return data
    },
  }
}

test('F2: a refused mail is listed on the first screen of editors who may see its subject, and of no others', async () => {
  const { as, post, seen } = await town()
  expect(await seen('leitung')).toEqual([])
  const { id } = await as('leitung').call('redaktionKontoAnlegen', { body: jana })
  expect(await seen('leitung')).toEqual([])
  await post.isRefused()
  expect(await seen('leitung')).toEqual([
    {
      wo: { art: 'konto', id },
      worum: 'Konto von Jana Jahn',
      zustellung: {
        lage: 'nicht_zugestellt',
        text: expect.stringMatching(/^Nicht zugestellt: .*550/),
        betreff: expect.stringMatching(/./),
      },
    },
  ])
  for (const other of ['chefin', 'autor', 'post', 'schule', 'rat', 'nirgends'] as const)
    expect(await seen(other), other).toEqual([])
})

test('F2: a mail that was handed over and comes back is listed like a refused one, and its resident sees it', async () => {
  const { as, post, report, seen, call } = await town()
  const { id } = await as('leitung').call('redaktionKontoAnlegen', { body: jana })
  const { schluessel } = await report()
  const own = async () => (await call(calls.schadenEigener, { params: { schluessel } })).zustellung
  await post.isTaken()
  expect(await seen('leitung')).toEqual([])
  expect(await own()).toBe('uebergeben')
  await post.comesBack()
  const listed = await seen('leitung')
  // The mail to the office about the damage came back too.
  expect(listed.map(({ wo }) => wo.art).toSorted()).toEqual(['konto', 'schaden'])
  expect(listed.filter(({ wo }) => wo.art === 'konto')).toEqual([
    {
      wo: { art: 'konto', id },
      worum: 'Konto von Jana Jahn',
      zustellung: {
        lage: 'nicht_zugestellt',
        text: 'Nicht zugestellt: Der Mailserver der Empfängerin hat sie zurückgeschickt. Er hat geantwortet: 550 5.1.1 unbekannt',
        betreff: expect.stringMatching(/./),
      },
    },
  ])
  expect(await own()).toBe('nicht_zugestellt')
})

test('F2: a refused mail is no longer listed after a later mail on the same subject was sent, or after fourteen days', async () => {
  const { as, post, seen, pass, accountOf } = await withInvitation()
  const first = await accountOf('jana@example.org')
  const second = await accountOf('karl@example.org')
  await post.isRefused()
  expect(await seen('leitung')).toHaveLength(2)
  pass(60)
  await as('leitung').call('redaktionKontoEinladen', { params: { id: first } })
  // A waiting mail does not count yet.
  expect((await seen('leitung')).map(({ wo }) => wo.id)).toEqual([second])
  await post.isTaken()
  expect((await seen('leitung')).map(({ wo }) => wo.id)).toEqual([second])
  pass(15 * DAY)
  expect(await seen('leitung')).toEqual([])

  async function withInvitation() {
    const made = await town()
    const lead = { ...jana, email: 'lea@example.org', rollen: ['administration'] }
    await made.as('leitung').call('redaktionKontoAnlegen', { body: lead })
    await made.post.isTaken()
    const accountOf = async (email: string) =>
      (await made.as('leitung').call('redaktionKontoAnlegen', { body: { ...jana, email } })).id
    return { ...made, accountOf }
  }
})

test('F2: of a damage report, only mails that its reporter waits for are listed, for editors who handle damages', async () => {
  const { report, post, seen, schaden, store } = await town()
  const { nummer } = await report()
  await post.isRefused('erika')
  // The reporter has not confirmed the address, and the town could not act on the failure.
  expect(await seen('post')).toEqual([])
  const { database } = store
  const written = await database.write(async db => {
    await tablesOf(db).updateTable('schaeden').set({ nachrichten: 'ja' }).execute()
    return ok(undefined)
  })
  expect(written.ok).toBe(true)
  await schaden.office.schritt(nummer, {
    schritt: 'beginnen',
    text: '',
    text_zeigen: false,
    fotos: [],
    author: 'id-post',
    grundfassung: (await schaden.office.schaden(nummer)).fassung,
  })
  await post.isRefused('erika')
  expect(await seen('post')).toMatchObject([
    { wo: { art: 'schaden', id: nummer }, worum: `Laterne oder Ampel (${nummer})` },
  ])
  expect(await seen('bad')).toEqual([])
})

test('F2: a refused mail to the office about an open damage is listed for editors who handle damages', async () => {
  const { report, post, seen } = await town()
  const { nummer } = await report()
  await post.isRefused('stadt')
  expect(await seen('post')).toMatchObject([
    { wo: { art: 'schaden', id: nummer }, worum: `E-Mail an das Amt: Laterne oder Ampel (${nummer})` },
  ])
  expect(await seen('bad')).toEqual([])
})

test('F2: a refused mail of the pin board is listed with its author and subject', async () => {
  const { call, pinnwand, post, seen, store } = await town()
  const keyOf = async (page: string) => {
    const mails = await store.database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .select('text')
      .execute()
    return (
      mails.map(({ text }) => new RegExp(`/pinnwand/${page}/(\\S+)`).exec(text)?.[1]).findLast(Boolean) ?? ''
    )
  }
  const { nummer } = await call(calls.pinnwandAufgeben, {
    body: {
      einreichung: crypto.randomUUID(),
      rubrik: 'verschenke',
      titel: 'Fahrrad',
      text: 'Gut in Schuss.',
      email: 'mia@example.org',
    },
    sender: '192.0.2.7',
  })
  await call(calls.pinnwandBestaetigen, { body: { schluessel: await keyOf('bestaetigen') } })
  const { fassung } = await pinnwand.moderation.eintrag(nummer)
  const step = { schritt: 'freigeben', grund: '', grundfassung: fassung, author: 'id-post' } as const
  await pinnwand.moderation.schritt(nummer, step)
  await call(calls.pinnwandSchreiben, {
    params: { nummer },
    body: { einreichung: crypto.randomUUID(), name: 'Jo', email: 'jo@example.org', text: 'Noch da?' },
    sender: '192.0.2.8',
  })
  const schluessel = await keyOf('nachricht')
  await post.isTaken()
  await call(calls.pinnwandNachrichtBestaetigen, { body: { schluessel } })
  await post.isRefused()
  expect(await seen('leitung')).toMatchObject([
    {
      wo: { art: 'pinnwand', id: nummer },
      worum: `Nachricht von Jo zu „Fahrrad“ (${nummer})`,
      zustellung: { betreff: 'Nachricht zu „Fahrrad“' },
    },
  ])
  expect(await seen('bad')).toEqual([])
})
