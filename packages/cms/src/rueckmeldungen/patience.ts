import type { Limit } from '../limits/limits.ts'
import { type FromOnePlace, ofSender, ofSenderADay } from '../limits/of-senders.ts'

/** Most answers per sender: a school class shares one connection. */
const ANSWERS: FromOnePlace = { connection: 40, network: 200, unknown: 400 }

export const patienceWith = (sender: string | undefined): Limit[] => ofSender('rueckmeldung', sender, ANSWERS)

/**
 * Most texts per page and day of one connection and of one network, so that neither can use up the page's
 * daily limit.
 */
const TEXTS = { connection: 5, network: 15 }

export const patienceWithTexts = (sender: string | undefined, page: string): Limit[] =>
  ofSenderADay(`rueckmeldungstext:${page}`, sender, TEXTS)
