import fc from 'fast-check'

/**
 * Tests that draw their examples draw the same ones in every run of the quick proof: a rare example that fails is no reason
 * to refuse a change that has nothing to do with it. The long proof draws others (`FREE_DRAWS`) and prints their seed.
 */
if (process.env['FREE_DRAWS'] === undefined) fc.configureGlobal({ seed: 29 })
