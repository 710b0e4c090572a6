/** Headers of a request that leaves no connection behind, which the server may close just when the next request takes it. */
export const notKept = { connection: 'close' }
