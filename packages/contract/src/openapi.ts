import * as z from 'zod'
import { type Call, tokenHeader } from './call.ts'
import { calls } from './calls.ts'
import { problem } from './cms-error.ts'
import { givesFile } from './file-answer.ts'
import { programRights } from './rights.ts'

type Json = Record<string, unknown>

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const call of Object.values(calls) as Call[]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rathausplatz: Inhalte der Website',
      version: '1.0.0',
      description: 'Aufrufe, mit denen die Website ihre Inhalte vom CMS holt.',
    },
    paths,
    components: {
      securitySchemes: {
        ...Object.fromEntries(
          Object.entries(tokenHeader).map(([realm, name]) => [realm, { type: 'apiKey', in: 'header', name }]),
        ),
        programm: {
          type: 'http',
          scheme: 'bearer',
          description: 'Zugang für ein Programm, angelegt unter /redaktion/zugaenge',
        },
      },
    },
  }
}

function operation(call: Call): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body ? { requestBody: { required: true, content: content(call.body, call, 'body') } } : {}),
    ...(call.takesFile ? { requestBody: { required: true, content: file } } : {}),
    ...(call.realm ? { security: [{ [call.realm]: [] }, ...forPrograms(call)] } : {}),
    responses: {
      200: {
        description: call.summary,
        content: givesFile(call) ? file : content(call.answer, call, 'answer'),
      },
      default: {
        description: 'Fehler',
        content: { 'application/problem+json': { schema: jsonSchema(problem, 'output') } },
      },
    },
  }
}

/** Calls that a program may use with a key of its own. */
const forPrograms = ({ realm, right }: Call) =>
  realm === 'redaktion' && (programRights as readonly string[]).includes(right) ? [{ programm: [] }] : []

/** A body of raw bytes. */
const file = Object.fromEntries(
  ['image/*', 'application/pdf', 'application/zip', 'application/octet-stream'].map(type => [
    type,
    { schema: { type: 'string', format: 'binary' } },
  ]),
)

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function content(schema: z.ZodType, call: Call, part: 'body' | 'answer'): Json {
  const examples = call.examples.map((example, index) => [
    `beispiel${index + 1}`,
    { summary: example.summary, value: (example as Json)[part] },
  ])
  return {
    'application/json': {
      schema: jsonSchema(schema, part === 'body' ? 'input' : 'output'),
      examples: Object.fromEntries(examples),
    },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}
