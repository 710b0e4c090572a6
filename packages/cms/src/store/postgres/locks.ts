/** Numbers of our advisory locks in a database; each lock is held by one server at a time. */
export const LOCKS = { write: '7214, 1', migrate: '7214, 2', fill: '7214, 3' } as const
