import { records } from '@rathausplatz/contract/records'
import { contradictoryHours } from './contradictory-hours.ts'
import { defineCollection } from './define-collection.ts'

export const stadt = defineCollection(records.stadt, {
  rules: schema =>
    schema.check(contradictoryHours).check(({ value: { schulferien }, issues }) => {
      for (const [index, { von, bis }] of schulferien.entries())
        if (bis < von)
          issues.push({
            code: 'custom',
            path: ['schulferien', index, 'bis'],
            message: 'Der letzte Tag liegt vor dem ersten.',
            input: bis,
          })
    }),
})
