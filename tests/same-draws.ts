import fc from 'fast-check'

/**
 * Property tests take the same random examples in every run of the quick proof, so that a rare example does not refuse a change
 * that has nothing to do with it. The long proof (`FREE_DRAWS`) takes new ones and prints the seed of one that fails.
 */
if (process.env['FREE_DRAWS'] === undefined) fc.configureGlobal({ seed: 29 })
