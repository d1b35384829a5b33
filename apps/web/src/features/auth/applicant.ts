export interface Applicant {
  name: string;
  email: string;
  password: string;
}
