/** Less than the server leaves a silent connection open (15 seconds): whoever sent a form hears what became of it. */
const ANSWER_MS = 11_000

/** Aborts when the sender disconnects or the time for an answer is over. All files of one form share it. */
export const untilAnswered = ({ signal }: Request): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
