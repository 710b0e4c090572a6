import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openCmsStore } from '../../open-cms-store.ts'
import { compiled, startChild } from '../../store/testing/children.ts'
import { newDatabase, rowsOf } from '../../store/testing/databases.ts'
import { value } from '../../store/testing/town.ts'
import { INVITING } from './invitation-mail.ts'

const MEETINGS = 60
const MEMBERS = 18
const ROUNDS = 8
const program = await compiled('../../rat/office/testing/invite-until-killed.ts')

test('kill -9 of two offices that invite at once: each meeting has exactly one invitation, to all members', async () => {
  const database = await newDatabase()
  const publicUrl = 'https://www.rebenau.example.org'
  const store = await openCmsStore({ database, clock: () => new Date(), publicUrl })
  const gremium = 'technischer-ausschuss'
  const people = Array.from({ length: MEMBERS }, (_, number) => ({
    vorname: 'Vera',
    nachname: `Rat ${number}`,
    kommunikation: [{ kanal: 'EMAIL', kennung: `rat${number}@example.org` }],
    mitgliedschaften: [{ gremium, von: '2024-07-23' }],
  }))
  value(
    await store.writeAll([
      { kind: 'gremium', data: { name: 'Technischer Ausschuss', art: 'ausschuss' } as never, author: 'test' },
      ...people.map(data => ({ kind: 'ratsperson' as const, data: data as never, author: 'test' })),
    ]),
  )
  const meetings = Array.from({ length: MEETINGS }, (_, number) => ({
    titel: 'Sitzung',
    slug: `sitzung-${number}`,
    gremium,
    behandlung: 'oeffentlich',
    datum_von: new Date(Date.now() + (30 + number) * 86_400_000).toISOString(),
    ort: 'Ratssaal',
    tagesordnung: [{ titel: 'Fragen' }],
  }))
  const ids = value(
    await store.writeAll(
      meetings.map(data => ({ kind: 'sitzung' as const, data: data as never, author: 'test' })),
    ),
  )
  const count = async (query: string) => Number((await rowsOf(database, query))[0]?.['n'])
  const invitedTo = async () =>
    (await rowsOf(database, 'select document_id as id from rat_einladungen')).map(({ id }) => String(id))
  const written = () => count(`select count(*) as n from mails where anlass = '${INVITING}'`)

  let broken = 0
  for (let round = 0; round < ROUNDS && (await invitedTo()).length < MEETINGS; round++) {
    const before = new Set(await invitedTo())
    const offices = ['a', 'b'].map(() => startChild(program, database, ...ids))
    // Each office first repeats the earlier invitations. Once one of them has reported a new invitation, both
    // are sending new ones.
    await Promise.race(offices.map(office => office.line(({ id }) => id !== undefined && !before.has(id))))
    // Not a wait for an event: the random moment of the kill is the test.
    await setTimeout(randomInt(40))
    for (const office of offices) office.process.kill('SIGKILL')
    await Promise.all(offices.map(office => office.ended))
    const after = (await invitedTo()).length
    expect(await written()).toBe(after * MEMBERS)
    if (after < MEETINGS) broken += 1
  }
  // Otherwise the kills came too late to prove anything.
  expect(broken).toBeGreaterThan(0)

  const last = startChild(program, database, ...ids)
  await last.line(line => line.closed === true)
  expect(await invitedTo()).toHaveLength(MEETINGS)
  expect(await written()).toBe(MEETINGS * MEMBERS)
  const twice = `select count(*) as n from (select an, betreff from mails where anlass = '${INVITING}' group by an, betreff having count(*) > 1) as doubled`
  expect(await count(twice)).toBe(0)
  await store.close()
}, 120_000)
