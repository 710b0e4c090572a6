import fc from 'fast-check'

/**
 * Gives property tests the same random examples in every run of the quick proof, so that a rare example does
 * not block an unrelated change. The long proof (`FREE_DRAWS`) uses new ones and prints the seed of a
 * failure.
 */
if (process.env['FREE_DRAWS'] === undefined) fc.configureGlobal({ seed: 29 })
