import { expect, test } from 'vitest'
import { passwordLine } from './password-line.ts'

/** A line whose work ends on the test's command, with the order in which it was begun. */
function slowLine() {
  const inTurn = passwordLine()
  const begun: string[] = []
  const ends: (() => void)[] = []
  const send = (name: string, isKnownPlace: boolean, network: string) =>
    inTurn(
      () => {
        begun.push(name)
        return new Promise<void>(end => ends.push(end))
      },
      { isKnownPlace, network },
    ).then(
      () => 'getan',
      (error: { code: string }) => error.code,
    )
  /** Ends running work until there is none. */
  const finish = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  return { begun, send, finish }
}

const crowd = (many: number, send: (number: number) => Promise<string>) =>
  Array.from({ length: many }, (_, number) => send(number))

const refusedOf = async (sent: readonly Promise<string>[]) =>
  (await Promise.all(sent)).filter(code => code === 'zu-viele').length

test('Strangers in a crowd are refused beyond their limit, and an owner at a known place is among the first four served', async () => {
  const { begun, send, finish } = slowLine()
  const strangers = crowd(150, number => send(`fremd ${number}`, false, `203.0.${number}.*`))
  const owner = send('anna', true, '192.0.2.*')
  await finish()
  expect(await owner).toBe('getan')
  expect(begun.indexOf('anna')).toBeLessThan(4)
  expect(await refusedOf(strangers)).toBe(150 - 2 - 30)
})

test('One network has a limited share of the queue, so that a stranger from another network is still served', async () => {
  const { send, finish } = slowLine()
  const one = crowd(50, number => send(`${number}`, false, '198.51.100.*'))
  const elsewhere = send('elsewhere', false, '203.0.113.*')
  await finish()
  expect(await elsewhere).toBe('getan')
  expect(await refusedOf(one)).toBe(50 - 2 - 6)
})

test('Senders that cannot be told apart do not count as one network', async () => {
  const { send, finish } = slowLine()
  const all = crowd(32, number => send(`${number}`, false, ''))
  await finish()
  expect(await refusedOf(all)).toBe(0)
})

test('Owners at known places do not take all turns from strangers', async () => {
  const { begun, send, finish } = slowLine()
  const known = crowd(12, number => send(`bekannt ${number}`, true, `192.0.${number}.*`))
  const stranger = send('fremd', false, '203.0.113.*')
  await finish()
  expect(await stranger).toBe('getan')
  expect(await refusedOf(known)).toBe(0)
  expect(begun.indexOf('fremd')).toBeLessThan(5)
})

test('After work that fails, the next work in the queue runs', async () => {
  const inTurn = passwordLine()
  const failed = crowd(10, () =>
    inTurn(() => Promise.reject(new Error('kaputt')), { isKnownPlace: false, network: '' }).catch(
      ({ message }: Error) => message,
    ),
  )
  expect(new Set(await Promise.all(failed))).toEqual(new Set(['kaputt']))
  expect(await inTurn(async () => 'getan')).toBe('getan')
})
