import { describe, expect, test } from 'vitest'
import { namings } from './moved-ids.ts'

/** Whether an id of today may be the name that an object had before, and whether that is certain. */
function mayBe(now: string, id: string, before: readonly string[]): 'certain' | 'possible' | 'no' {
  const found = namings([now], before).filter(({ named }) => named(now) === id)
  return found.length === 0 ? 'no' : found.some(({ isCertain }) => isCertain) ? 'certain' : 'possible'
}

const id = 'https://rat.ort.example/oparl/v1/meeting/7'
const entry = 'https://rat.ort.example/oparl/v1'

describe('C6: an object whose server moved is the same object', () => {
  test.each<[string, string, string, string, 'certain' | 'possible' | 'no']>([
    ['nothing changed', id, id, entry, 'certain'],
    [
      'http became https',
      id,
      'http://rat.ort.example/oparl/v1/meeting/7',
      'http://rat.ort.example/oparl/v1',
      'certain',
    ],
    ['https became http', 'http://rat.ort.example/oparl/v1/meeting/7', id, entry, 'certain'],
    [
      'www. was added',
      'https://www.ort.example/o/m/7',
      'https://ort.example/o/m/7',
      'https://ort.example/o',
      'certain',
    ],
    [
      'www. was removed',
      'https://ort.example/o/m/7',
      'https://www.ort.example/o/m/7',
      'https://www.ort.example/o',
      'certain',
    ],
    [
      'the entry had www., its ids had not',
      'https://www.ort.example/o/m/7',
      'http://ort.example/o/m/7',
      'https://www.ort.example/o',
      'certain',
    ],
    ['the host moved', 'https://ris.neu.example/oparl/v1/meeting/7', id, entry, 'possible'],
    [
      'the host moved and became https',
      'https://ris.neu.example/oparl/v1/meeting/7',
      'http://rat.ort.example/oparl/v1/meeting/7',
      'http://rat.ort.example/oparl/v1',
      'possible',
    ],
    ['a port was added', 'https://rat.ort.example:8443/oparl/v1/meeting/7', id, entry, 'possible'],
    [
      'a port was removed',
      id,
      'http://rat.ort.example:8080/oparl/v1/meeting/7',
      'http://rat.ort.example:8080/oparl/v1',
      'possible',
    ],
    [
      'the default port was written',
      'https://rat.ort.example:443/oparl/v1/meeting/7',
      'http://rat.ort.example/oparl/v1/meeting/7',
      'http://rat.ort.example/oparl/v1',
      'certain',
    ],
    ['the path grew', 'https://rat.ort.example/ris/oparl/v1/meeting/7', id, entry, 'possible'],
    ['the path shrank', 'https://rat.ort.example/v1/meeting/7', id, entry, 'possible'],
    ['the version changed', 'https://rat.ort.example/oparl/v1.1/meeting/7', id, entry, 'possible'],
    ['host and path changed', 'https://neu.example/public/oparl/meeting/7', id, entry, 'possible'],
    [
      'the entry names the system, its ids do not',
      'https://neu.example/oparl/v1/meeting/7',
      id,
      'https://rat.ort.example/oparl/v1/system',
      'possible',
    ],
    ['a slash was added at the end', `${id}/`, id, entry, 'certain'],
    ['a slash was removed at the end', id, `${id}/`, entry, 'certain'],
    [
      'ids in a query, host moved',
      'https://neu.example/o/meeting?id=7',
      'https://alt.example/o/meeting?id=7',
      'https://alt.example/o',
      'possible',
    ],
    [
      'letters of the host changed',
      'https://RAT.ort.example/oparl/v1/meeting/7',
      'http://rat.ort.example/oparl/v1/meeting/7',
      'http://rat.ort.example/oparl/v1',
      'certain',
    ],
    ['another number', 'https://neu.example/oparl/v1/meeting/8', id, entry, 'no'],
    ['another kind of object', 'https://neu.example/oparl/v1/paper/7', id, entry, 'no'],
    ['a host that only begins alike', 'https://rat.ort.example.org/x/meeting/9', id, entry, 'no'],
    ['ids that are no addresses', '7', '7', entry, 'certain'],
    ['an id that is no address and another', '8', '7', entry, 'no'],
  ])('%s', (_, now, then, before, verdict) => {
    expect(mayBe(now, then, [before])).toBe(verdict)
  })

  test('of a source whose address is not known any more, the same host in another spelling', () => {
    expect(mayBe(id, id.replace('https', 'http'), [])).toBe('certain')
    expect(mayBe(id, id.replace('//', '//www.'), [])).toBe('certain')
    expect(mayBe(id, id.replace('rat', 'ris'), [])).toBe('no')
  })
})
