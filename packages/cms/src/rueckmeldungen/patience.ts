import type { Limit } from '../limits/limits.ts'
import { type FromOnePlace, ofSender, ofSenderADay } from '../limits/of-senders.ts'

/** Answers that may come from where: a class of a school is one connection. */
const ANSWERS: FromOnePlace = { connection: 40, network: 200, unknown: 400 }

export const patienceWith = (sender: string | undefined): Limit[] => ofSender('rueckmeldung', sender, ANSWERS)

/** Of the texts that one page takes on a day a part for each connection and its network: nobody takes them all. */
const TEXTS = { connection: 5, network: 15 }

export const patienceWithTexts = (sender: string | undefined, page: string): Limit[] =>
  ofSenderADay(`rueckmeldungstext:${page}`, sender, TEXTS)
