import { meetingPage } from '../addresses.ts'

/** Address of all papers of a meeting as one PDF. */
export const packetPath = (id: string): string => `${meetingPage(id)}/paket.pdf`
/** Address of the packet's current version and of its meeting data. */
export const packetStatePath = (id: string): string => `${meetingPage(id)}/paket.json`
/** Page of the papers kept on this device, available offline. */
export const keptPath = '/raete/unterwegs'
