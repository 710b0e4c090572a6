/** Less than the server leaves a silent connection open (15 seconds): whoever sent a form hears what became of it. */
const ANSWER_MS = 11_000

/** Aborted where whoever sent a form has gone, or has to be answered now: for all files of it together. */
export const untilAnswered = ({ signal }: Request): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
