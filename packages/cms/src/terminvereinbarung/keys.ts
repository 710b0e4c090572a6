import { createHmac } from 'node:crypto'
import { openKeys } from '../abos/keys.ts'

/** Keys in the links of appointments: made like those of subscriptions, and nothing where those are asked for. */
export function openTerminKeys(key: () => Buffer) {
  const keys = openKeys(() => createHmac('sha256', key()).update('termin').digest())
  return {
    keyFor: (id: string): string => keys.keyFor('verwalten', id),
    idIn: (schluessel: string): string | undefined => keys.idIn(schluessel, 'verwalten'),
  }
}

export type TerminKeys = ReturnType<typeof openTerminKeys>
