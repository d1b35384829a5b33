exports.minimize_Powell = () => {
  throw new Error('The bench has no optimizer: estimate abilities by expectation (EAP).');
};
