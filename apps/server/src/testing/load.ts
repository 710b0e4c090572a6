import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { calls } from '@rathausplatz/contract'
import { KONTAKTFORMULAR } from '@rathausplatz/contract/kontaktformular'
import type { House } from './house.ts'
import { until } from './real-server.ts'

/** A page that the desk takes from its first draft to its publication, with the last acknowledged step. */
export type Written = { id: string; step: 0 | 1 | 2 | 3 }

/** A message, with the numbers from its acknowledgements: one number, however often it was sent. */
export type Sent = { nachricht: string; vorgaenge: Set<string> }

/**
 * Writes at both processes as fast as it can: messages of residents, each sent twice at once, and pages of
 * the desk. A request without an answer is retried at the other process, as people and programs do.
 */
export function writeUnderLoad({ at, doors, token }: House) {
  const sent: Sent[] = []
  const written: Written[] = []
  let acknowledged = 0
  let unanswered = 0
  let isOver = false

  const untilAnswered = async <T>(
    door: number,
    work: (cms: ReturnType<typeof at>) => Promise<T>,
  ): Promise<T> => {
    for (let times = 0; ; times++) {
      try {
        const answer = await work(at(doors[(door + times) % 2] ?? doors[0]))
        acknowledged += 1
        return answer
      } catch (error) {
        // Refusals are answers, and none is expected.
        if (!(error instanceof Error) || error.name !== 'NoData') throw error
        unanswered += 1
        await setTimeout(20)
      }
    }
  }

  const resident = async (door: number) => {
    const { beginn } = await untilAnswered(door, cms => cms.call(calls.formularBeginn, {}))
    // A form that is sent sooner is refused as a robot's.
    await setTimeout(2_100)
    while (!isOver) {
      const message: Sent = { nachricht: `Nachricht ${randomUUID()}`, vorgaenge: new Set() }
      const body = {
        beginn,
        einreichung: randomUUID(),
        eingaben: { ...letter, nachricht: message.nachricht },
      }
      const sender = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`
      sent.push(message)
      const send = (door: number) =>
        untilAnswered(door, cms =>
          cms.call(calls.formularSenden, { params: { slug: KONTAKTFORMULAR }, body, sender }),
        )
      for (const { vorgang } of await Promise.all([send(door), send(door + 1)]))
        message.vorgaenge.add(vorgang)
    }
  }

  const editor = async (door: number) => {
    while (!isOver) {
      const page: Written = { id: randomUUID(), step: 0 }
      const known = { params: { id: page.id }, token }
      const pfad = `/${page.id}`
      const of = (title: string) => ({ daten: { pfad, title } })
      written.push(page)
      const create = { id: page.id, art: 'seite', ...of('Erster Stand') }
      await untilAnswered(door, cms => cms.call(calls.redaktionInhaltAnlegen, { body: create, token }))
      page.step = 1
      const save = { ...of('Zweiter Stand'), grundfassung: 1 }
      await untilAnswered(door, cms => cms.call(calls.redaktionInhaltSpeichern, { ...known, body: save }))
      page.step = 2
      const publish = { grundfassung: 2 }
      await untilAnswered(door, cms => cms.call(calls.redaktionVeroeffentlichen, { ...known, body: publish }))
      page.step = 3
    }
  }

  const all = Promise.all(
    [0, 1].flatMap(door => [resident(door), resident(door), editor(door), editor(door)]),
  )
  let fault: unknown
  all.catch((error: unknown) => {
    fault = error
  })
  return {
    /** Resolves once this many more writes are acknowledged. */
    async goesOn(writes: number) {
      const before = acknowledged
      await until(() => fault !== undefined || acknowledged >= before + writes)
      if (fault !== undefined) throw fault
    },
    async end() {
      isOver = true
      await all
      return { sent, written, acknowledged, unanswered }
    },
  }
}

const letter = { anlass: 'frage', name: 'Erika Beispiel', email: 'erika@example.org' } as const
