import { expect, test } from 'vitest'
import { joined } from './join.ts'
import type { Message } from './message.ts'

const message = (kennung: string, gesendet: string, more: Partial<Message> = {}): Message => ({
  art: 'meldung',
  kennung,
  ersetzt: [],
  isAnew: false,
  version: '1',
  hasDetails: true,
  ...more,
  said: { titel: kennung, gesendet, gebiet: 'Rebenau', schluessel: [] } as unknown as Message['said'],
})

const told = (...messages: Message[]) =>
  joined(messages).map(({ kennung, said }) => `${kennung} ${said.gesendet}`)

test('A message that another one replaces is not shown, whichever of them comes first', () => {
  const storm = message('sturm', '10:00')
  const worse = message('orkan', '11:00', { ersetzt: ['sturm'] })
  expect(told(storm, worse)).toEqual(['orkan 11:00'])
  expect(told(worse, storm)).toEqual(['orkan 11:00'])
})

test('Of several messages with the same identifier, only the newest is kept if identifiers identify events', () => {
  const both = [message('a', '11:00', { isAnew: true }), message('a', '10:00', { isAnew: true })]
  expect(told(...both, message('b', '09:00'))).toEqual(['a 11:00', 'b 09:00'])
})
