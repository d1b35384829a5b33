/** Who is signing up, as the form was filled in. */
export interface Applicant {
  name: string;
  email: string;
  password: string;
}
