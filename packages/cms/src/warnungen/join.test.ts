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

test('Of several messages with the same identifier, only the newest is kept if identifiers identify events', () => {
  const both = [message('a', '11:00', { isAnew: true }), message('a', '10:00', { isAnew: true })]
  expect(told(...both, message('b', '09:00'))).toEqual(['a 11:00', 'b 09:00'])
})
