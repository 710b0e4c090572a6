import { meetingPage } from '../addresses.ts'

/** Everything to a meeting as one PDF. */
export const packetPath = (id: string): string => `${meetingPage(id)}/paket.pdf`
/** Which one it is now, and what is read beside it. */
export const packetStatePath = (id: string): string => `${meetingPage(id)}/paket.json`
/** What lies on this device, also without a network. */
export const keptPath = '/raete/unterwegs'
