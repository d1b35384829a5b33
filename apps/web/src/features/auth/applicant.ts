/** The filled-in sign-up form. */
export interface Applicant {
  name: string;
  email: string;
  password: string;
}
