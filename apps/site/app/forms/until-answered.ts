/**
 * Time for an answer, in ms: less than the server's idle timeout of 15 seconds, so that the sender gets an
 * answer.
 */
const ANSWER_MS = 11_000

/** Aborts when the sender disconnects or the time for an answer is over. All files of one form share it. */
export const untilAnswered = ({ signal }: Request): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
