import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel, streamText } from 'ai';
import type { Config } from '../../config.ts';
import { modelFetch } from './model-fetch.ts';

type Settings = NonNullable<Config['tutor']>;

/** All that a language model is told. */
export interface Prompt {
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
}

/** Writes a reply, piece by piece; throws when it cannot or breaks off, and as soon as the signal is aborted. */
export type TutorModel = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>;

/** A reply has some 300; what a model thinks before it speaks is counted with it. */
const mostTokens = 4_000;

function languageModel({ provider, model, baseUrl, apiKey }: Settings): LanguageModel {
  const key = apiKey ? { apiKey } : {};
  const base = { ...(baseUrl ? { baseURL: baseUrl } : {}), fetch: modelFetch };
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ ...key, ...base })(model);
    case 'google':
      return createGoogleGenerativeAI({ ...key, ...base })(model);
    case 'openai-compatible':
      return createOpenAICompatible({ name: 'tutor', baseURL: baseUrl ?? '', fetch: modelFetch, ...key })(
        model,
      );
  }
}

/** The language model of the configuration: no tools, one more try where the first was not reached. */
export function tutorModel(settings: Settings): TutorModel {
  const model = languageModel(settings);
  return async function* write({ system, messages }, signal) {
    const { fullStream } = streamText({
      model,
      system,
      messages,
      abortSignal: signal,
      maxOutputTokens: mostTokens,
      maxRetries: 1,
      temperature: 0.2,
      // Thrown below; the library would print it.
      onError: () => {},
    });
    for await (const part of fullStream) {
      if (part.type === 'text-delta') yield part.text;
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw signal.reason ?? new Error('The model broke off');
      // Whatever the reason, its last sentence is not whole: a limit, a filter, a connection that ended.
      if (part.type === 'finish' && part.finishReason !== 'stop')
        throw new Error(`The model broke off (${part.finishReason})`);
    }
  };
}
