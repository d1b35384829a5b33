/** A refusal in the provider's error body. */
export class SandboxRefusal extends Error {
  readonly field: string | undefined;
  readonly status: number;
  constructor(description: string, field?: string, status = 400) {
    super(description);
    this.field = field;
    this.status = status;
  }
}
