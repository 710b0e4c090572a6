import type { CmsHandlers } from '@rathausplatz/contract'
import type { Database } from '../store/index.ts'
import { abfallpflege } from './desk.ts'
import { abfallauskunft } from './public.ts'
import { openDevices } from './push/devices.ts'
import { openPushKeys } from './push/push-keys.ts'

type Sources = {
  database: Database
  clock: () => Date
  /** Whether mail leaves the house. */
  canMail: boolean
  /** Of the site: what signs push messages is drawn from it. */
  key: () => Buffer
}

/** The waste room: streets, tours and dates, and who is reminded of them. */
export function openAbfall({ database, clock, canMail, key }: Sources) {
  const pushKeys = openPushKeys(key)
  const devices = openDevices(database, clock, pushKeys)
  const handlers = {
    ...abfallauskunft({ database, clock, canMail, devices }),
    ...abfallpflege(database, clock),
  } satisfies CmsHandlers
  return { handlers, pushKeys }
}

export type AbfallRoom = ReturnType<typeof openAbfall>
