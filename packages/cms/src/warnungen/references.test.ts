import { describe, expect, test } from 'vitest'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

type Town = Awaited<ReturnType<typeof warnedTown>>

/** Lists a message, sent at this minute after 11:00, that refers to others. */
function say(
  town: Town,
  id: string,
  minute: number,
  refers: string[] = [],
  more: object = {},
  info: object = {},
) {
  const sent = `2026-11-20T11:${minute}:00+01:00`
  const msgType = refers.length > 0 ? 'Update' : 'Alert'
  const references = refers.map(one => `DE-BW-KA-W042,${one},${sent}`).join(' ')
  town.dashboard.push(entryOf(id, id, { sent }))
  town.details[id] = detailOf(id, { sent, msgType, references, ...more }, { headline: id, ...info })
}

const atDesk = async (town: Town) =>
  Object.fromEntries((await town.desk()).map(({ titel, verbleib }) => [titel, verbleib]))

describe('N6: a message never replaces itself, and what is not shown is at the desk with its reason', () => {
  test.each<[string, (town: Town) => void, string[]]>([
    ['refers to itself', town => say(town, 'mow.1', 10, ['mow.1']), ['mow.1']],
    ['refers to itself without the prefix of its service', town => say(town, 'mow.1', 10, ['1']), ['mow.1']],
    [
      'refers to itself and to one that is not listed',
      town => say(town, 'mow.2', 10, ['mow.2', 'mow.1']),
      ['mow.2'],
    ],
    [
      'refers to a later one that does not know it',
      town => {
        say(town, 'mow.1', 10, ['mow.2'])
        say(town, 'mow.2', 20)
      },
      ['mow.1', 'mow.2'],
    ],
    [
      'refers to a later one that replaces it',
      town => {
        say(town, 'mow.1', 10, ['mow.2'])
        say(town, 'mow.2', 20, ['mow.1'])
      },
      ['mow.2'],
    ],
    [
      'refers to another of the same minute that refers to it',
      town => {
        say(town, 'mow.1', 10, ['mow.2'])
        say(town, 'mow.2', 10, ['mow.1'])
      },
      ['mow.1', 'mow.2'],
    ],
  ])('a message that %s stays, now and later', async (_what, tell, shown) => {
    const town = await warnedTown()
    tell(town)
    for (let poll = 0; poll < 3; poll++) {
      await town.listen(2)
      expect((await town.titles()).toSorted()).toEqual(shown)
    }
  })

  test('a message that is still listed beside its update is not shown, and the update keeps its address', async () => {
    const town = await warnedTown()
    say(town, 'mow.1', 10)
    await town.listen()
    const [before] = await town.told()
    say(town, 'mow.2', 20, ['mow.1'])
    for (let poll = 0; poll < 3; poll++) {
      await town.listen(2)
      expect(await town.told()).toMatchObject([{ id: before?.id, titel: 'mow.2' }])
      expect(await atDesk(town)).toEqual({ 'mow.1': 'ersetzt', 'mow.2': 'sichtbar' })
    }
    // The service corrects what it had replaced: that is a new word.
    town.dashboard.splice(0, 1)
    say(town, 'mow.1', 30)
    await town.listen(2)
    expect((await town.titles()).toSorted()).toEqual(['mow.1', 'mow.2'])
  })

  test('an all-clear for a warning that is still listed is shown', async () => {
    const town = await warnedTown()
    say(town, 'mow.1', 10)
    await town.listen()
    say(town, 'mow.2', 20, ['mow.1'], { msgType: 'Cancel' })
    for (let poll = 0; poll < 3; poll++) {
      await town.listen(2)
      expect(await town.told()).toMatchObject([{ titel: 'Entwarnung: mow.2', entwarnt: true }])
    }
  })

  test('both messages are at the desk if they come at once', async () => {
    const town = await warnedTown()
    say(town, 'mow.1', 10)
    say(town, 'mow.2', 20, ['mow.1'])
    await town.listen()
    expect(await atDesk(town)).toEqual({ 'mow.1': 'ersetzt', 'mow.2': 'sichtbar' })
  })

  test('an all-clear for a warning that was never here is at the desk', async () => {
    const town = await warnedTown()
    say(town, 'mow.2', 20, ['mow.1'], { msgType: 'Cancel' })
    await town.listen()
    expect(await atDesk(town)).toEqual({ 'mow.2': 'verwaist' })
    expect(await town.above()).toEqual([])
  })

  test.each([
    ['an exercise', { status: 'Exercise' }],
    ['an internal message', { scope: 'Restricted' }],
    ['a receipt', { msgType: 'Ack' }],
    ['a report of an error', { msgType: 'Error' }],
  ])('%s that refers to a warning does not replace it', async (_what, more) => {
    const town = await warnedTown()
    say(town, 'mow.1', 10)
    await town.listen()
    say(town, 'mow.2', 20, ['mow.1'], more)
    await town.listen(2)
    await town.listen(2)
    expect(await atDesk(town)).toEqual({ 'mow.1': 'sichtbar', 'mow.2': 'uebung' })
  })
})
