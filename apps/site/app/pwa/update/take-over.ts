/** What a page tells a worker that waits: the visitor wants the new version now. */
export const TAKE_OVER = 'uebernehmen'
